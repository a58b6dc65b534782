import parseRange from "range-parser";
import { chooseEncoding } from "./encoding.ts";
import { CLOSED_POLICY, SECURITY_HEADERS, STRICT_TRANSPORT_SECURITY } from "./headers.ts";
import type { Asset, Site, Variant } from "./site.ts";
import { readTarget } from "./target.ts";

/** As much of a request as these rules need, whatever the runtime calls it. */
export interface FileRequest {
  method: string;
  /** As in the request line: a path with its query, or a whole URL. */
  target: string;
  /** By name in lower case. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** An answer that is ready to be written. */
export interface FileAnswer {
  status: number;
  /** Names and values in turn. */
  headers: readonly string[];
  /** Nothing where the answer has none, as for HEAD. */
  body: Uint8Array<ArrayBuffer> | null;
}

/** Answers requests for the files of the site. */
export interface Files {
  answer: (request: FileRequest) => FileAnswer;
  /** The answer to a request that met an unexpected fault. */
  fault: (request: FileRequest) => FileAnswer;
}

/** The headers of a variant, made once: over HTTP and over HTTPS, with and without its length. */
type Heads = Readonly<Record<"whole" | "wholeSecure" | "bare" | "bareSecure", readonly string[]>>;

/** What range-parser says of a range beyond the file. */
const UNSATISFIABLE = -1;

const ALWAYS = Object.entries(SECURITY_HEADERS).flat();
const ALWAYS_SECURE = [...ALWAYS, "Strict-Transport-Security", STRICT_TRANSPORT_SECURITY];

/**
 * The rules by which the built site is served: one place for whatever listens.
 * Every answer carries the security headers.
 */
export function createFiles(site: Site): Files {
  const heads = new Map<Variant, Heads>();
  for (const asset of [...site.assets.values(), site.notFound, site.error]) {
    for (const variant of asset.variants.values()) {
      heads.set(variant, prepare(variant));
    }
  }

  const direct = new Set([...site.assets.keys()].filter((path) => readTarget(path)?.path === path));

  function answer(request: FileRequest): FileAnswer {
    if (request.method !== "GET" && request.method !== "HEAD") {
      return plain(request, 405, "Method not allowed: this site answers GET and HEAD.", [
        "Allow",
        "GET, HEAD",
      ]);
    }
    // Most addresses are a file's own, and need no parsing.
    const target = direct.has(request.target)
      ? { path: request.target, search: "" }
      : readTarget(request.target);
    if (!target) {
      return plain(request, 400, "Bad request: the address has a broken percent escape.");
    }
    const asset = site.assets.get(target.path);
    if (asset) {
      return send(request, asset, 200);
    }
    const canonical = canonicalPath(target.path);
    if (site.assets.has(canonical)) {
      const location = encodeURI(canonical) + target.search;
      const headers = ["Location", location, "Content-Length", "0", ...always(request)];
      return { status: 308, headers, body: null };
    }
    return send(request, site.notFound, 404);
  }

  function send(request: FileRequest, asset: Asset, status: 200 | 404 | 500): FileAnswer {
    const encoding = chooseEncoding(text(request, "accept-encoding"), asset.encodings);
    const variant = asset.variants.get(encoding);
    const head = variant && heads.get(variant);
    if (!head) {
      throw new Error(`no ${encoding} variant of ${request.target}`);
    }
    const secure = isSecure(request);
    const whole = secure ? head.wholeSecure : head.whole;
    if (status === 200) {
      const bare = secure ? head.bareSecure : head.bare;
      if (isKnown(text(request, "if-none-match"), variant.headers["ETag"])) {
        return { status: 304, headers: bare, body: null };
      }
      const part = request.method === "GET" && sendRange(request, variant, bare);
      if (part) {
        return part;
      }
    }
    return { status, headers: whole, body: request.method === "HEAD" ? null : variant.body };
  }

  return { answer, fault: (request) => send(request, site.error, 500) };
}

function prepare({ headers }: Variant): Heads {
  const { "Content-Length": _, ...rest } = headers;
  const whole = Object.entries(headers).flat();
  const bare = Object.entries(rest).flat();
  return {
    whole: [...whole, ...ALWAYS],
    wholeSecure: [...whole, ...ALWAYS_SECURE],
    bare: [...bare, ...ALWAYS],
    bareSecure: [...bare, ...ALWAYS_SECURE],
  };
}

/** The one address of a page that was asked for as /about/, /about.html or /index.html. */
function canonicalPath(path: string): string {
  // Not by /\/+$/, which takes a time square to the length of a path like "/////…x".
  let end = path.length;
  while (path[end - 1] === "/") end--;
  return path.slice(0, end).replace(/(\/index)?\.html$/, "") || "/";
}

/**
 * The part of a file that is asked for (RFC 9110, section 14), as browsers do to
 * go on with a broken download.
 * @returns null where the whole is to be sent: without a range, with several or
 *   a malformed one, and where the client's part is of another version
 */
function sendRange(
  request: FileRequest,
  { body, headers }: Variant,
  bare: readonly string[],
): FileAnswer | null {
  const asked = text(request, "range");
  const version = text(request, "if-range");
  if (!asked || (version && version !== headers["ETag"])) {
    return null;
  }
  const ranges = parseRange(body.byteLength, asked);
  if (ranges === UNSATISFIABLE) {
    const described = ["Content-Range", `bytes */${body.byteLength}`];
    return { status: 416, headers: [...bare, "Content-Length", "0", ...described], body: null };
  }
  if (typeof ranges === "number" || ranges.type !== "bytes" || ranges.length !== 1 || !ranges[0]) {
    return null;
  }
  const { start, end } = ranges[0];
  const described = ["Content-Range", `bytes ${start}-${end}/${body.byteLength}`];
  return {
    status: 206,
    headers: [...bare, "Content-Length", String(end - start + 1), ...described],
    body: body.subarray(start, end + 1),
  };
}

/** Whether the client has this version (RFC 9110, section 13.1.2; weak comparison). */
function isKnown(ifNoneMatch: string | undefined, etag: string | undefined): boolean {
  return (
    ifNoneMatch?.split(",").some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === etag) ??
    false
  );
}

function plain(
  request: FileRequest,
  status: 400 | 405,
  sentence: string,
  more: readonly string[] = [],
): FileAnswer {
  const body = new TextEncoder().encode(`${sentence}\n`);
  const headers = [
    ...more,
    ...["Content-Type", "text/plain; charset=utf-8"],
    ...["Content-Security-Policy", CLOSED_POLICY],
    ...["Cache-Control", "no-store"],
    ...["Content-Length", String(body.byteLength)],
    ...always(request),
  ];
  return { status, headers, body: request.method === "HEAD" ? null : body };
}

function always(request: FileRequest): readonly string[] {
  return isSecure(request) ? ALWAYS_SECURE : ALWAYS;
}

/** Whether the visitor came by HTTPS, as the proxy in front says. */
function isSecure({ headers }: FileRequest): boolean {
  return headers["x-forwarded-proto"] === "https";
}

function text({ headers }: FileRequest, name: string): string | undefined {
  const value = headers[name];
  return typeof value === "string" ? value : undefined;
}
