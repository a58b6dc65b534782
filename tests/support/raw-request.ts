import { request as http, type IncomingHttpHeaders } from "node:http";
import { request as https } from "node:https";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** The body as transferred. */
  bytes: Buffer;
  /** The body as text, decompressed. */
  text: string;
}

/**
 * Sends a request exactly as given: without normalizing the path, following redirects or
 * decompressing. Accepts any certificate.
 * @param origin such as https://127.0.0.1:4433
 */
export async function rawRequest(
  origin: string,
  path: string,
  {
    method = "GET",
    headers = {},
    body = "",
  }: { method?: string; headers?: object; body?: string | Buffer } = {},
): Promise<RawResponse> {
  const { protocol, hostname, port } = new URL(origin);
  const send = protocol === "https:" ? https : http;
  return await new Promise((resolve, reject) => {
    const options = {
      hostname,
      port,
      path,
      method,
      headers: { ...headers },
      rejectUnauthorized: false,
      agent: false,
    };
    send(options as object, async (response) => {
      const bytes = await buffer(response);
      const encoding = response.headers["content-encoding"];
      const plain =
        encoding === "br" ? brotliDecompressSync(bytes) : encoding === "gzip" ? gunzipSync(bytes) : bytes;
      resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text: plain.toString() });
    })
      .on("error", reject)
      .end(body);
  });
}
