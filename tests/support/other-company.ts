import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { dump, load } from "js-yaml";
import sharp from "sharp";

/** Of another company: all facts that the client may give, with names of any length. */
const PEOPLE = [
  {
    name: "Maria-Theresia Kuusemäe-Lindströmsdóttir",
    role: "partner for growth and partnerships",
    sentence: "Sold hosting for Nordic Rack from 2009 to 2021; its accounts are public.",
    photo: "/src/content/people/Mari 1.JPG",
  },
  { name: "Jaan Tamm", role: "sales trainer", sentence: "Has trained 41 teams since 2014." },
  {
    name: "Liis Oja",
    role: "lead generation",
    sentence: "Wrote the outreach rules of the Estonian IT association.",
    photo: "/src/content/people/liis.png",
  },
  ...[4, 5, 6, 7].map((number) => ({
    name: `Person Number${number}`,
    role: "researcher",
    sentence: `Reads ${number} annual reports a week.`,
  })),
];
const PHOTO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><rect width="1600" height="1200" fill="#7a8c93"/><circle cx="600" cy="600" r="300" fill="#e8d5c4"/></svg>';
const shared = { counted: "qualified leads", countedBy: "the client", months: "6" };
const RESULTS = [
  { client: "a software house of 40", service: "lead-generation", ...shared, before: "31", after: "58" },
  {
    client: "Kliimaseire Andmelahendused OÜ",
    service: "lead-generation",
    ...shared,
    before: "31",
    after: "36",
  },
  {
    client: "Integratsioonipartnerid AS",
    service: "account-growth-partnerships",
    counted: "contracts with clients of the year before, renewed or extended",
    countedBy: "the client's financial controller",
    months: "1",
    before: "12",
    after: "9",
  },
];

/**
 * Gives a copy of the project the facts of another company.
 * @param people how many people there are
 */
export async function giveFacts(folder: string, people = PEOPLE.length) {
  const change = (file: string, edit: (data: never) => object) => {
    const path = join(folder, "src/content", file);
    writeFileSync(path, dump(edit(load(readFileSync(path, "utf8")) as never)));
  };
  change("site.yaml", (site: object) => ({ ...site, people: PEOPLE.slice(0, people) }));
  change("results.yaml", (data: object) => ({ ...data, results: RESULTS }));
  change("pages/services.yaml", (page: object) => ({ ...page, price: "From 2,400 euros a month." }));
  change("claims.yaml", ({ claims }: { claims: object[] }) => ({
    claims: claims.map((claim) => ({
      ...claim,
      basis: "14 clients, 2023–2025: contracts of the year before and after",
    })),
  }));
  mkdirSync(join(folder, "src/content/people"), { recursive: true });
  for (const { photo } of PEOPLE) {
    if (!photo) continue;
    // Larger than shown, and turned by a note in the file, as from a phone.
    await sharp(Buffer.from(PHOTO)).withMetadata({ orientation: 6 }).toFile(join(folder, photo));
  }
}
