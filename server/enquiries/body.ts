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
 * @param isFramed whether the runtime cuts a body at its declared length
 * @returns the fields, of any type; of a field that is named twice the last
 * @throws UnreadableBody with 400, 413 or 415
 */
export async function readFields(request: Request, isFramed: boolean): Promise<Record<string, unknown>> {
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
  const text = await readText(request, isFramed);
  if (type !== "application/json") {
    return Object.fromEntries(new URLSearchParams(text));
  }
  const value = parseJson(text);
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new UnreadableBody(400, "Send a JSON object.");
  }
  return value as Record<string, unknown>;
}

async function readText(request: Request, isFramed: boolean): Promise<string> {
  const declared = request.headers.get("Content-Length");
  if (Number(declared) > MAX_BODY_BYTES) {
    throw tooLarge();
  }
  const bytes = await readBytes(request, isFramed && declared !== null);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableBody(400, "The body is not valid UTF-8.");
  }
}

/** @param isBounded whether it can be read at once, which costs a quarter of what a stream costs */
async function readBytes(request: Request, isBounded: boolean): Promise<Uint8Array> {
  try {
    return isBounded ? new Uint8Array(await request.arrayBuffer()) : await readStream(request);
  } catch (error) {
    throw error instanceof UnreadableBody ? error : new UnreadableBody(400, "The body broke off.");
  }
}

/** Counts while reading: a declared length may be missing or wrong. */
async function readStream({ body }: Request): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    length += chunk.byteLength;
    if (length > MAX_BODY_BYTES) {
      throw tooLarge();
    }
    chunks.push(chunk);
  }
  return new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer());
}

function tooLarge(): UnreadableBody {
  return new UnreadableBody(413, `Send at most ${MAX_BODY_BYTES} bytes.`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableBody(400, "The body is not valid JSON.");
  }
}
