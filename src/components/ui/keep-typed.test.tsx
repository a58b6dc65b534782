import { act, useState } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";

/** An island whose state is what its field shows. */
function Controlled() {
  const [figure, setFigure] = useState("12");
  return (
    <label>
      <input name="figure" value={figure} onChange={({ target }) => setFigure(target.value)} />
      <output>{figure}</output>
    </label>
  );
}

it("what was typed into an island is in the state of what React renders in its place", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  // Another element, as an extension adds it, is before the field.
  document.body.innerHTML = `<astro-island><input name="other"><input name="figure" value="12"></astro-island>`;
  const island = document.querySelector("astro-island") as HTMLElement;
  const typed = island.querySelector("[name=figure]") as HTMLInputElement;
  await import("./keep-typed.ts");
  typed.value = "44";
  typed.dispatchEvent(new Event("focusin", { bubbles: true }));
  // React removes what the root holds in the moment in which it renders.
  await act(async () => createRoot(island).render(<Controlled />));
  await act(async () => {});
  expect(island.querySelector("output")?.textContent).toBe("44");
  expect(island.querySelector("input")?.value).toBe("44");
  expect(document.activeElement).toBe(island.querySelector("input"));
});
