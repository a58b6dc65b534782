// Its file for bundlers, for which there are no types. "punycode" alone is a module of Node.
declare module "punycode/punycode.es6.js" {
  /** @throws RangeError for malformed Punycode */
  export function toUnicode(domainOrEmail: string): string;
}
