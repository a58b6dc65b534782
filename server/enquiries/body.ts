/** Most bytes of a body. Far more than an enquiry needs, and little to hold for each request. */
export const MAX_BODY_BYTES = 16 * 1024;

/** A request that can't be read, with the status to answer. */
export class UnreadableBody extends Error {
  override name = "UnreadableBody";
  readonly status: 400 | 413 | 415;

  constructor(status: 400 | 413 | 415, message: string) {
    super(message);
    this.status = status;
  }
}

/** The media type of a request without its parameters, in lower case. */
export function mediaType(request: Request): string {
  return (request.headers.get("Content-Type") ?? "").split(";", 1).join().trim().toLowerCase();
}

/**
 * Reads the fields of an enquiry from JSON or from a form post.
 * @param request with a body of at most MAX_BODY_BYTES, not compressed, in UTF-8
 * @returns the fields, of any type; of a field that is named twice the last
 * @throws UnreadableBody with 400, 413 or 415
 */
export async function readFields(request: Request): Promise<Record<string, unknown>> {
  const type = mediaType(request);
  if (type !== "application/json" && type !== "application/x-www-form-urlencoded") {
    throw new UnreadableBody(415, "Send application/json or application/x-www-form-urlencoded.");
  }
  const charset = /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(request.headers.get("Content-Type") ?? "")?.[1];
  if (charset && !/^utf-?8$/i.test(charset)) {
    throw new UnreadableBody(415, "Send the body in UTF-8.");
  }
  // Unpacking could turn a small body into a huge one, and no form compresses.
  if (request.headers.has("Content-Encoding")) {
    throw new UnreadableBody(415, "Send the body without a Content-Encoding.");
  }
  const text = await readText(request);
  if (type !== "application/json") {
    return Object.fromEntries(new URLSearchParams(text));
  }
  const value = parseJson(text);
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new UnreadableBody(400, "Send a JSON object.");
  }
  return value as Record<string, unknown>;
}

/** Counts while reading: a declared length may be missing or wrong. */
async function readText(request: Request): Promise<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  if (Number(request.headers.get("Content-Length")) > MAX_BODY_BYTES) {
    throw tooLarge();
  }
  let length = 0;
  let text = "";
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    length += chunk.byteLength;
    if (length > MAX_BODY_BYTES) {
      throw tooLarge();
    }
    text += decodePart(decoder, chunk);
  }
  return text + decodePart(decoder);
}

function tooLarge(): UnreadableBody {
  return new UnreadableBody(413, `Send at most ${MAX_BODY_BYTES} bytes.`);
}

/** @param chunk nothing at the end, where half a character may be left */
function decodePart(decoder: TextDecoder, chunk?: Uint8Array): string {
  try {
    return decoder.decode(chunk, { stream: chunk !== undefined });
  } catch {
    throw new UnreadableBody(400, "The body is not valid UTF-8.");
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableBody(400, "The body is not valid JSON.");
  }
}
