import { once } from "node:events";
import { request as http, type IncomingMessage, type RequestOptions } from "node:http";
import { request as https } from "node:https";
import { text } from "node:stream/consumers";

/** Longer than the server's own limit, so that its answer arrives. */
const TIMEOUT_MS = 30_000;

/** What a request to the site may have besides its address. */
interface SiteRequest {
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
  /** The address and, after a colon, the port to connect to, whatever DNS says. */
  connectTo?: string | undefined;
}

/**
 * Sends a request to the public site, without following redirects. fetch can't connect to another
 * address than the URL's.
 * @throws Error with a one-line message if the site can't be reached
 */
export async function requestSite(
  url: URL,
  { connectTo, body = "", headers = {}, method = "GET" }: SiteRequest = {},
): Promise<{ status: number; headers: IncomingMessage["headers"]; text: string }> {
  const { hostname, port } = connectTo ? new URL(`http://${connectTo}`) : url;
  const options: RequestOptions & { servername: string } = {
    hostname,
    port: port || url.port,
    servername: url.hostname,
    method,
    headers: { ...headers, Host: url.host },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  };
  try {
    const request = (url.protocol === "https:" ? https : http)(url, options);
    request.end(body);
    const [response] = (await once(request, "response")) as [IncomingMessage];
    return { status: response.statusCode ?? 0, headers: response.headers, text: await text(response) };
  } catch (error) {
    const { code, name } = error as NodeJS.ErrnoException;
    throw new Error(`${url} can't be reached (${code ?? name}).`);
  }
}

/**
 * Requests the home page and one of its files, as a visitor's browser does.
 * @returns the path of the file
 * @throws Error with a one-line message if one of them is missing
 */
export async function requestPages(site: URL, connectTo?: string): Promise<string> {
  const load = async (path: string) => {
    const url = new URL(path, site);
    const { status, text } = await requestSite(url, { connectTo });
    if (status !== 200) throw new Error(`${url} answered ${status}: visitors don't see the site.`);
    return text;
  };
  const file = /(?:src|href)="(\/_astro\/[^"]+)"/.exec(await load("/"))?.[1];
  if (!file) throw new Error(`${site} is not the home page: it has none of its files.`);
  await load(file);
  return file;
}
