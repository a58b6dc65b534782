import { EventEmitter } from "node:events";
import type { LoaderContext } from "astro/loaders";
import { z } from "astro/zod";
import { expect, it, vi } from "vitest";
import { copyLoader } from "./loader";

it("a slow reload doesn't overwrite a later one", async () => {
  const slow = Promise.withResolvers<{ html: string }>();
  const renders = [{ html: "at the start" }, slow.promise, { html: "later" }];
  let shown: unknown;
  const store = { clear: () => {}, set: ({ rendered }: { rendered: unknown }) => (shown = rendered) };
  const context = { store, watcher: new EventEmitter(), renderMarkdown: async () => renders.shift() };
  const { load } = copyLoader("legal/terms.md", z.looseObject({}));
  await load(context as unknown as LoaderContext);

  for (const _ of ["first", "second"]) context.watcher.emit("change", "src/content/legal/terms.md");
  await vi.waitFor(() => expect(shown).toEqual({ html: "later" }));
  slow.resolve({ html: "slow" });
  await new Promise(setImmediate);
  expect(shown).toEqual({ html: "later" });
});

it("two services with the same place in the order stop the build, with the names of both", async () => {
  // Every file gets the same place.
  const schema = z.looseObject({}).transform((data) => ({ ...data, order: 1 }));
  const context = { store: new Map() };
  await expect(copyLoader("services", schema).load(context as unknown as LoaderContext)).rejects.toThrow(
    /mistake in src\/content\/services\/.*order: 1 is also that of src\/content\/services\/.*\.yaml/s,
  );
});
