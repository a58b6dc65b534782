import { expect, it, onTestFinished, vi } from "vitest";
import { postTo } from "./send";

const ENQUIRY = { name: "Mari", email: "m@x.ee", company: "OÜ", phone: "", message: "1234567890" };

it.each([
  ["a success without a reference", Response.json({}, { status: 201 })],
  ["too many requests", Response.json({}, { status: 429 })],
  ["not JSON", new Response("<p>proxy", { status: 201 })],
])("sending fails if the answer is %s", async (_, answer) => {
  vi.stubGlobal("fetch", async () => answer);
  onTestFinished(() => void vi.unstubAllGlobals());
  await expect(postTo("/api", "home")(ENQUIRY, new FormData())).rejects.toThrow(/answered|JSON/);
});
