import { existsSync, readFileSync } from "node:fs";

const FILE = ".env";
/**
 * A setting whose value in quotes ends the line, or whose value has no quotes, backslashes, dollar
 * signs and comments.
 */
const PLAIN = /^[A-Z_][A-Z0-9_]*=(?:'[^']*'|"[^"\\$]*"|(?!.*\s#)[^'"\\$\s](?:[^'"\\$]*[^'"\\$\s])?)?$/;

/**
 * Loads the settings of .env in the current folder, if there is one. Variables of the environment
 * win. Node's own --env-file-if-exists takes a file that it may not read for none.
 * @throws Error with one line for each mistake, without its value, which may be a password
 */
export function loadEnvFile(): void {
  if (!existsSync(FILE)) return;
  const mistakes = checkEnvFile(readEnvFile());
  if (mistakes.length > 0) throw new Error(mistakes.join("\n"));
  process.loadEnvFile(FILE);
}

function readEnvFile(): string {
  try {
    return readFileSync(FILE, "utf8");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`${FILE} can't be read (${code}). Run this as the user to whom ${FILE} belongs.`);
  }
}

/**
 * Finds lines that Node, systemd and Docker Compose read differently: a backslash, a comment after a
 * value, “export”, spaces around a name or a value, or $, which Compose expands.
 * @param text the content of the file
 * @returns a message for each line
 */
export function checkEnvFile(text: string): string[] {
  if (/^\uFEFF|[\0\uFFFD]/.test(text)) return [`${FILE} must be saved as UTF-8 without a byte order mark.`];
  return text.split(/\r?\n/).flatMap((line, index) => {
    if (/^(#.*)?$/.test(line) || PLAIN.test(line)) return [];
    return `Line ${index + 1} of ${FILE} is not read alike by Node, systemd and Docker Compose. Write NAME=value: without export, without a backslash, without spaces around it, and with comments on lines of their own; a value with spaces, # or $ in 'single quotes'.`;
  });
}
