import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";

/**
 * Solves the puzzle that the endpoint may ask of a sender: a second or so of
 * computing, no account and no third party (ALTCHA).
 * @param url where the puzzle is
 * @returns what the endpoint takes as the field “altcha”
 */
export async function solve(url: string): Promise<string> {
  const response = await fetch(url);
  const challenge = (await response.json()) as Challenge;
  return btoa(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }));
}
