import { expect, it } from "vitest";
import { heroSchema } from "./home";

const messages = (intro: string) =>
  heroSchema.shape.intro.safeParse(intro).error?.issues.map(({ message }) => message);

it("the home page's paragraph speaks of lead generation, training and partnerships", () => {
  const topics = ["Lead generation", "sales training", "Partnerships"];
  expect(messages(topics.join(",\n"))).toBeUndefined();
  for (const topic of topics) {
    const others = topics.filter((other) => other !== topic).join(", ");
    expect(messages(others)).toEqual(["must speak of lead generation, training and partnerships"]);
  }
});
