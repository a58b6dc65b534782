import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { describe, expect, it } from "vitest";
import { proofOfWork } from "./proof-of-work.ts";
import { createHarness, fakeDelivery, HOME } from "./testing/harness.ts";

const SECRET = "a secret of this site";

async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}

function harness(secret = SECRET) {
  const { delivery, delivered } = fakeDelivery();
  return { delivered, ...createHarness([delivery], { proofOfWork: proofOfWork(secret) }) };
}

describe("proof of work, where it is asked for", () => {
  it("lets an enquiry through once it is solved, and its retry", async () => {
    const { app, send, delivered } = harness();
    const challenge = await (await app.request("http://localhost/api/enquiries/challenge")).json();
    const altcha = await solve(challenge as Challenge);
    expect((await send({ ...HOME, altcha })).status).toBe(201);
    expect((await send({ ...HOME, altcha })).status).toBe(201);
    expect(delivered).toHaveLength(1);
    // Another enquiry needs a solution of its own.
    expect((await send({ ...HOME, name: "Another", altcha })).status).toBe(422);
  });

  it.each([
    undefined,
    7,
    "",
    "x",
    btoa("null"),
    btoa("{}"),
    btoa(`{"challenge":{"parameters":{}},"solution":{}}`),
  ])("refuses %j", async (altcha) => {
    const { send } = harness();
    const response = await send({ ...HOME, altcha });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: { altcha: "Required" } });
  });

  it("refuses the challenge of somebody else, and one that has expired", async () => {
    const others = (await proofOfWork("another secret of another site").challenge()) as Challenge;
    expect((await harness().send({ ...HOME, altcha: await solve(others) })).status).toBe(422);
    const old = (await proofOfWork(SECRET, () => Date.now() - 3_600_000).challenge()) as Challenge;
    expect((await harness().send({ ...HOME, altcha: await solve(old) })).status).toBe(422);
  });

  it("is off by default: there is no challenge", async () => {
    const { app } = createHarness([fakeDelivery().delivery]);
    expect((await app.request("http://localhost/api/enquiries/challenge")).status).toBe(404);
  });
});
