import { once } from "node:events";
import { request as http, type IncomingMessage } from "node:http";
import { request as https, type RequestOptions } from "node:https";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

const DECOMPRESS: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

/**
 * Sends a request exactly as given: without normalizing the path, following redirects or
 * decompressing. Accepts any certificate.
 * @param origin such as https://127.0.0.1:4433
 * @returns the answer, its body as transferred, and as a text, decompressed
 */
export async function rawRequest(
  origin: string,
  path: string,
  { body = "", localAddress, ...others }: RequestOptions & { body?: string | Buffer } = {},
) {
  const send = origin.startsWith("https:") ? https : http;
  // “localhost” may be ::1, to which an IPv4 address can't connect.
  const from = localAddress ? { localAddress, family: 4 } : {};
  const request = send(origin, { ...others, ...from, path, rejectUnauthorized: false, agent: false });
  // An error after the response has begun shows in its body.
  request.on("error", () => {}).end(body);
  const [response] = (await once(request, "response")) as [IncomingMessage];
  const { statusCode: status = 0, headers } = response;
  const bytes = await buffer(response);
  const decompress = DECOMPRESS[headers["content-encoding"] ?? ""];
  return { status, headers, bytes, text: (decompress?.(bytes) ?? bytes).toString() };
}
