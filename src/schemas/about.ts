import { z } from "astro/zod";
import { heading, headline, introduction, line, pageSchema, specified, text, textWith } from "./text.ts";

/** @param title the schema of each item's title */
const titledList = (title = line) =>
  z.strictObject({ title: heading, items: z.array(z.strictObject({ title, text })).min(1) });
export type TitledListCopy = z.infer<ReturnType<typeof titledList>>;

const NO_HEADLINE =
  "headline and intro are gone: the page begins with the mission. Move the first paragraph of mission.text to mission.statement (at most 60 characters), make the others one text, and add to it what you want to keep of intro. Remove headline and intro";

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
  {
    error: (issue) =>
      issue.code === "unrecognized_keys" && issue.keys.includes("headline") ? NO_HEADLINE : undefined,
  },
);
export type AboutCopy = z.infer<typeof aboutSchema>;
