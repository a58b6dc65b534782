import { z } from "astro/zod";
import { pageSchema } from "./page.ts";
import { heading, headline, introduction, line, specified, text, textWith } from "./text.ts";

/** @param title the schema of each item's title */
const titledList = (title = line) =>
  z.strictObject({ title: heading, items: z.array(z.strictObject({ title, text })).min(1) });
export type TitledListCopy = z.infer<ReturnType<typeof titledList>>;

export const aboutSchema = pageSchema(
  { title: "About page", page: "/about" },
  {
    mission: z
      .strictObject({
        title: heading,
        statement: headline.meta({ title: "Mission", description: "The page's headline." }),
        text: introduction,
      })
      .meta({ title: "Top of the page" }),
    measures: z
      .array(
        z.strictObject({
          label: line.meta({ title: "Number" }),
          value: line.meta({ title: "Definition" }),
        }),
      )
      .min(1)
      .meta({ title: "What you measure" }),
    values: z.strictObject({
      title: heading,
      items: z
        .array(
          z.strictObject({
            /** What its drawing shows. */
            picture: z.enum(["straight", "station", "gather", "onward"]).meta({ title: "Drawing" }),
            title: specified,
            text,
          }),
        )
        .min(1),
    }),
    results: z
      .strictObject({ title: heading })
      .describe("Shown once there is a result. The results are in Company › Results."),
    people: z.strictObject({ title: heading }).describe("Shown once Company › Facts has people."),
    whyUs: titledList(specified).meta({ title: "Why choose us" }),
    whenNot: titledList().meta({ title: "When we are not the right ones" }),
    actions: z
      .strictObject({
        title: heading,
        text,
        write: line.meta({ title: "Contact button", description: "Leads to the contact page." }),
        scheduleCall: specified.describe("Opens your booking page."),
        successStories: specified.describe("Leads to the results."),
        noneAvailable: line.meta({ title: "Without a booking page and results" }),
        oneUnavailable: textWith("button").meta({ title: "Without a booking page, or without results" }),
      })
      .meta({ title: "Buttons at the end" }),
  },
);
export type AboutCopy = z.infer<typeof aboutSchema>;
