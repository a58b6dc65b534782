import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { dump, load } from "js-yaml";
import sharp from "sharp";
import { PHOTOS } from "../../src/schemas/site.ts";
import { site } from "./content.ts";

/** All facts that a client may give, of another company, with short and long words. */
const role = "researcher";
export const PEOPLE = [
  {
    name: "Maria-Theresia Kuusemäe-Lindströmsdóttir",
    role: "partner for growth and partnerships",
    sentence: "Sold hosting for Nordic Rack from 2009 to 2021; its accounts are public.",
    photo: `${PHOTOS}/Mari 1.JPG`,
  },
  { name: "Jaan Tamm", role: "sales trainer", sentence: "Has trained 41 teams since 2014." },
  {
    name: "Liis Oja",
    role,
    sentence: "Wrote the standard for lists of companies.",
    photo: `${PHOTOS}/Liis Õja.Png`,
  },
  ...["Ants", "Epp", "Õie", "Žanna"].map((name) => ({
    name,
    role,
    sentence: "Reads 200 annual reports a year.",
  })),
];
const counted = {
  counted: "qualified leads",
  countedBy: "the client",
  period: "January to June 2024, after January to June 2023",
  months: "6",
  before: "31",
};
export const SELECTION = { clients: "14", why: "those who let us show them", moreThanLuck: "5" };
export const RESULTS = [
  {
    client: "a software house of 40",
    service: "lead-generation",
    work: "New list, a first message rewritten each week, calls by the founder.",
    ...counted,
    after: "58",
  },
  { client: "Kliimaseire Andmelahendused OÜ", service: "lead-generation", ...counted, after: "36" },
  {
    // Again: counted as one client.
    client: "Kliimaseire Andmelahendused OÜ",
    service: "account-growth-partnerships",
    counted: "contracts with clients of the year before, renewed or extended",
    countedBy: "the client's financial controller",
    period: "March 2025, after March 2024",
    months: "1",
    before: "12",
    after: "9",
  },
];
export const PRICE = "From 2,400 euros a month.";
export const BASIS = "14 clients since 2023: contracts of the year before and after";

const responseTime = "within two working days";

/** Returns a text as that company's site shows it: its first person answers, in its own time. */
export const asOtherCompany = (text: string) =>
  text.replace(site.answers, `${PEOPLE[0]?.name} answers`).replace(site.responseTime, responseTime);

/** Larger than shown, and lying on its side, as from a phone. */
const PHOTO = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200">
  <rect width="1600" height="1200" fill="#7a8c93"/><circle cx="600" cy="600" r="300" fill="#e8d5c4"/></svg>`;

/** Gives these facts to a copy of the project. */
export async function giveFacts(folder: string, people: readonly { photo?: string }[] = PEOPLE) {
  const change = (file: string, edit: (data: { claims: object[] }) => object) => {
    const path = join(folder, "src/content", file);
    const data = load(readFileSync(path, "utf8")) as { claims: object[] };
    writeFileSync(path, dump({ ...data, ...edit(data) }));
  };
  change("site.yaml", () => ({ people, price: PRICE, responseTime }));
  change("results.yaml", () => ({ results: RESULTS, selection: SELECTION }));
  change("claims.yaml", ({ claims }) => ({ claims: claims.map((claim) => ({ ...claim, basis: BASIS })) }));
  mkdirSync(join(folder, PHOTOS));
  for (const { photo } of people) {
    // A Mac writes letters in two characters.
    const file = photo && join(folder, photo.normalize("NFD"));
    if (file) await sharp(Buffer.from(PHOTO)).withMetadata({ orientation: 6 }).toFile(file);
  }
}
