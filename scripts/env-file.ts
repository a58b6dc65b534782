/** A setting whose value in quotes ends the line, or whose value has no quotes, backslashes and comments. */
const PLAIN = /^[A-Z_][A-Z0-9_]*=(?:'[^']*'|"[^"\\]*"|(?!.*\s#)[^'"\\\s](?:[^'"\\]*[^'"\\\s])?)?$/;

/**
 * Finds lines of a file of settings that Node, systemd and Docker read differently: a backslash, a
 * comment after a value, “export”, or spaces around a name or a value.
 * @param text the content of .env
 * @returns a message for each line, without its value, which may be a password
 */
export function checkEnvFile(text: string): string[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    if (/^(#.*)?$/.test(line) || PLAIN.test(line)) return [];
    return `Line ${index + 1} of .env is read differently by Node and by systemd. Write NAME=value: without export, without a backslash, without spaces around it, and with comments on lines of their own; a value with spaces or # in 'quotes'.`;
  });
}
