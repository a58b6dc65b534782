import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Answerer } from "./People.tsx";

it("beside a form, whose text names who answers, that person is shown only with a photo", () => {
  const person = { name: "Mari Maasikas", role: "partner", sentence: "Sold hosting." };
  const photo = { src: "/mari.webp", width: 176, height: 176 };
  expect(renderToStaticMarkup(<Answerer people={[{ ...person, photo }]} />)).toContain(person.name);
  expect(renderToStaticMarkup(<Answerer people={[{ ...person, photo: null }]} />)).toBe("");
});
