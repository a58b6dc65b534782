import { EventEmitter } from "node:events";
import type { LoaderContext } from "astro/loaders";
import { z } from "astro/zod";
import { expect, it, vi } from "vitest";
import { copyLoader } from "./loader";

it("a slow reload doesn't overwrite a later one", async () => {
  const store = new Map<string, { id: string; rendered?: { html: string } }>();
  const watcher = new EventEmitter();
  const slow = Promise.withResolvers<{ html: string }>();
  const renderMarkdown = vi.fn<() => Promise<{ html: string }>>();
  const context = {
    store: { clear: () => store.clear(), set: (entry: { id: string }) => store.set(entry.id, entry) },
    watcher,
    renderMarkdown,
  };
  renderMarkdown.mockResolvedValue({ html: "at the start" });
  await copyLoader("legal/terms.md", z.looseObject({})).load(context as unknown as LoaderContext);

  renderMarkdown.mockReturnValueOnce(slow.promise).mockResolvedValueOnce({ html: "later" });
  watcher.emit("change", "src/content/legal/terms.md");
  watcher.emit("change", "src/content/legal/terms.md");
  await vi.waitFor(() => expect(store.get("terms")?.rendered?.html).toBe("later"));
  slow.resolve({ html: "slow" });
  await new Promise(setImmediate);
  expect(store.get("terms")?.rendered?.html).toBe("later");
});

it("two services with the same place in the order stop the build, with the names of both", async () => {
  // Every file gets the same place.
  const schema = z.looseObject({}).transform((data) => ({ ...data, order: 1 }));
  const context = { store: new Map() };
  await expect(copyLoader("services", schema).load(context as unknown as LoaderContext)).rejects.toThrow(
    /mistake in src\/content\/services\/.*order: 1 is also that of src\/content\/services\/.*\.yaml/s,
  );
});
