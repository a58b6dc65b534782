import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { mediaType, Problem } from "./problem.ts";

/** The largest body in bytes. A message of 10,000 characters takes up to 40 KB in any script. */
const MAX_BODY_BYTES = 64 * 1024;
/** URL-encoded forms write each byte outside ASCII as three. */
const MAX_FORM_BYTES = 3 * MAX_BODY_BYTES;
const FORM = "application/x-www-form-urlencoded";

/** Rejects a body by its type or length before it is read. */
export const limitBody: MiddlewareHandler = async (context, next) => {
  const type = mediaType(context);
  if (type !== "application/json" && type !== FORM) {
    throw unreadable(415, `Send application/json or ${FORM}.`);
  }
  // Node reads “identity, chunked” as chunked; a proxy in front may not (RFC 9112, section 6.1).
  if (!/^(chunked)?$/i.test(context.req.header("Transfer-Encoding") ?? "")) {
    throw unreadable(400, "Send the body with no Transfer-Encoding but chunked.");
  }
  const maxSize = type === FORM ? MAX_FORM_BYTES : MAX_BODY_BYTES;
  const onError = () => tooLarge(maxSize);
  // Checked before Hono opens the body: Node skips an unread body, but closes the connection if the
  // body was read in part.
  if (Number(context.req.header("Content-Length")) > maxSize) onError();
  try {
    return await bodyLimit({ maxSize, onError })(context, next);
  } catch (error) {
    throw error instanceof Problem ? error : unreadable(400, "The body broke off.");
  }
};

/**
 * Reads the fields of an enquiry from JSON or from a form post.
 * @returns the fields, with values of any type; if a name occurs twice, its last value
 * @throws Problem with status 400
 */
export async function readFields(context: Context): Promise<Record<string, unknown>> {
  try {
    // Fail instead of replacing bytes that are not UTF-8: that would change the message silently.
    const text = new TextDecoder("utf-8", { fatal: true }).decode(await context.req.arrayBuffer());
    if (mediaType(context) === FORM) {
      return parseForm(text);
    }
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      return value as Record<string, unknown>;
    }
  } catch {
    // Everything that can't be read gets the same error, below.
  }
  throw unreadable(400, "Send the fields of an enquiry, as a JSON object or as a form.");
}

/** @throws URIError for bytes that are not UTF-8, which URLSearchParams would replace */
function parseForm(text: string): Record<string, string> {
  text.match(/(%[\da-f]{2})+/gi)?.forEach(decodeURIComponent);
  return Object.fromEntries(new URLSearchParams(text));
}

function unreadable(status: 400 | 413 | 415, detail: string): Problem {
  return new Problem(status, { reason: "unreadable", detail });
}

function tooLarge(bytes: number): never {
  throw unreadable(413, `Send at most ${bytes} bytes.`);
}
