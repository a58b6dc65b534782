import { createChallenge, type Payload, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";

/** A challenge that costs a sender some computing time, and the check of its solution. */
export interface ProofOfWork {
  /** A new challenge, for ALTCHA's widget. */
  challenge: () => Promise<object>;
  /**
   * @param payload what the widget gives: base64 of JSON
   * @param id of the enquiry. A solution counts for one enquiry, however often it is retried
   */
  isSolved: (payload: unknown, id: string) => Promise<boolean>;
}

const VALID_MS = 20 * 60_000;
/** Rounds of PBKDF2 for one guess; some 256 guesses are needed, a second or so in a browser. */
const COST = 1_000;
/** Most solutions that are remembered against a second use; beyond, the oldest is forgotten. */
const MAX_USED = 10_000;

/** @param key secret of this site; with the same key several servers take each other's challenges */
export function proofOfWork(key: string, now: () => number = Date.now): ProofOfWork {
  const used = new Map<string, string>();

  return {
    challenge: () =>
      createChallenge({
        algorithm: "PBKDF2/SHA-256",
        cost: COST,
        deriveKey,
        hmacSignatureSecret: key,
        expiresAt: new Date(now() + VALID_MS),
      }),
    isSolved: async (payload, id) => {
      const parsed = parsePayload(payload);
      if (!parsed) {
        return false;
      }
      const { challenge, solution } = parsed;
      try {
        const { verified } = await verifySolution({
          challenge,
          solution,
          deriveKey,
          hmacSignatureSecret: key,
        });
        if (!verified || !challenge.signature) {
          return false;
        }
        const owner = used.get(challenge.signature);
        if (owner === undefined) {
          used.set(challenge.signature, id);
          const [oldest] = used.keys();
          if (used.size > MAX_USED && oldest !== undefined) {
            used.delete(oldest);
          }
        }
        return owner === undefined || owner === id;
      } catch {
        // Parameters that no challenge of ours has.
        return false;
      }
    },
  };
}

function parsePayload(payload: unknown): Payload | undefined {
  if (typeof payload !== "string") {
    return undefined;
  }
  try {
    const value = JSON.parse(atob(payload)) as Payload | null;
    return typeof value?.challenge?.parameters === "object" && typeof value.solution === "object"
      ? value
      : undefined;
  } catch {
    return undefined;
  }
}
