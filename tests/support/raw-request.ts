import { request as http, type IncomingHttpHeaders } from "node:http";
import { request as https } from "node:https";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** The body as transferred. */
  bytes: Buffer;
  /** The body as text, decompressed. */
  text: string;
}

const DECOMPRESS: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

/**
 * Sends a request exactly as given: without normalizing the path, following redirects or
 * decompressing. Accepts any certificate.
 * @param origin such as https://127.0.0.1:4433
 * @param localAddress the visitor's address, such as 127.0.0.9
 */
export function rawRequest(
  origin: string,
  path: string,
  {
    method = "GET",
    headers = {},
    body = "",
    localAddress,
  }: { method?: string; headers?: object; body?: string | Buffer; localAddress?: string } = {},
): Promise<RawResponse> {
  const send = origin.startsWith("https:") ? https : http;
  const options = {
    path,
    method,
    headers: { ...headers },
    localAddress,
    // “localhost” may be ::1, to which an IPv4 address can't connect.
    family: localAddress ? 4 : undefined,
    rejectUnauthorized: false,
    agent: false,
  };
  return new Promise((resolve, reject) => {
    send(origin, options, async (response) => {
      const { statusCode: status = 0, headers } = response;
      const bytes = await buffer(response);
      const decompress = DECOMPRESS[headers["content-encoding"] ?? ""];
      resolve({ status, headers, bytes, text: (decompress?.(bytes) ?? bytes).toString() });
    })
      .on("error", reject)
      .end(body);
  });
}
