import { appendFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "astro/zod";
import { dump, load } from "js-yaml";
import sharp from "sharp";
import { PHOTOS, siteSchema } from "../../src/schemas/site.ts";

const role = "researcher";
export const PEOPLE = [
  {
    name: "Maria-Theresia Kuusemäe-Lindströmsdóttir",
    role: "partner for growth and partnerships",
    sentence: "Sold hosting for Nordic Rack from 2009 to 2021; its accounts are public.",
    photo: `${PHOTOS}/Kõrvits Mari (1).JPEG`,
  },
  { name: "Jaan O’Neill", role: "sales trainer", sentence: "Has trained 41 teams since 2014." },
  {
    name: "Liis Oja",
    role,
    sentence: "Wrote the standard for lists of companies.",
    photo: `${PHOTOS}/Лийс & 100.Png`,
  },
  { name: "Žanna Õis", role, sentence: "Reads 200 annual reports a year." },
];
const counted = {
  counted: "qualified leads",
  countedBy: "the client",
  period: "January to June 2024, after January to June 2023",
  months: 6,
  before: 31,
};
export const SELECTION = { clients: 14, why: "those who let us show them", moreThanLuck: 5 };
export const RESULTS = [
  {
    client: "Kliimaseire Andmelahendused OÜ",
    service: "account-growth-partnerships",
    counted: "contracts with clients of the year before, renewed or extended",
    countedBy: "the client's financial controller",
    period: "March 2025, after March 2024",
    months: 1,
    before: 12,
    after: 9,
  },
  {
    client: "a software house of 40",
    service: "lead-generation",
    work: "New list, a first message rewritten each week, calls by the founder.",
    ...counted,
    after: 58,
  },
  // Again: counted as one client.
  { client: "Kliimaseire Andmelahendused OÜ", service: "lead-generation", ...counted, after: 36 },
];
export const PRICE = "From 2,400 euros a month.";
export const MONTHLY_PRICE = { amount: 2400, currency: "€" } as const;
const ANSWER = "Yes. The agreement says so before the work starts, and you see it each week in your own CRM.";
export const BASIS = "14 clients since 2023: contracts of the year before and after";

/** The facts of a company after its launch: all that a client may give, and only the specification's words kept. */
const FACTS: z.input<typeof siteSchema> = {
  brand: "Kõrvits & O’Neill Sales Partners",
  tagline: "qualified leads and trained teams for software houses and IT service providers",
  url: "https://www.korvits-oneill.ee",
  email: "tere.tulemast@korvits-oneill.ee",
  // Also an example in the schema and in the tests' enquiries.
  phone: "+372 555 1234",
  address: { street: "Rua da Graça 12, 3.º", postalCode: "1170-165", city: "Lisboa", country: "Portugal" },
  legalName: "Kõrvits & O’Neill Parcerias, Unipessoal Lda.",
  registryCode: "514 123 456",
  vatNumber: "PT514123456",
  responseTime: "on the next working day",
  answers: { we: "You hear from us", person: "{name} writes to you" },
  qualifiedLead: "somebody at a company of 20 to 400 who decides, and has told us what it costs to wait",
  winRate: "contracts signed within nine months of 100 qualified leads",
  price: PRICE,
  monthlyPrice: { ...MONTHLY_PRICE, amount: "2400" },
  people: PEOPLE,
  bookingUrl: "https://book.korvits-oneill.ee/call?team=sales&from=site",
  chatUrl: "https://chat.korvits-oneill.ee/",
  repository: "https://github.com/korvits-oneill/website",
};

/** The facts as texts refer to them. */
export const otherSite = siteSchema.parse(FACTS);

/** A table in a legal text, wider than a phone. */
const TABLE = `
| What we process | For how many years |
|---|--:|
| Schwangerschaftsversicherungsunterlagen | 7 |
`;

/** Another legal text. */
const IMPRINT = `---
title: Imprint
description: Who is responsible for this site, and which authority supervises the company.
updated: March 2026
---

## Responsible

{site.legalName}, {site.postalAddress}
`;

/** Larger than shown, and lying on its side, as from a phone. */
const PHOTO = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200">
  <rect width="1600" height="1200" fill="#7a8c93"/><circle cx="600" cy="600" r="300" fill="#e8d5c4"/></svg>`;

interface Changed {
  claims: object[];
  faq: { items: { answer?: string }[] };
  footer: { legal: { href: string }[] };
  order: number;
}

/**
 * Gives these facts to a copy of the project, as the editor writes them.
 * @param without other values of facts, for a company without them
 */
export async function giveFacts(folder: string, without: Partial<typeof FACTS> = {}) {
  const change = (file: string, edit: (data: Changed) => object) => {
    const path = join(folder, "src/content", file);
    const data = load(readFileSync(path, "utf8")) as Changed;
    writeFileSync(path, dump(edit(data), { lineWidth: -1 }));
  };
  change("site.yaml", () => ({ ...FACTS, ...without }));
  const results = { selection: SELECTION, results: RESULTS };
  change("results.yaml", (data) => ({ ...results, ...data, ...results }));
  change("claims.yaml", ({ claims }) => ({
    claims: claims.map((claim) => ({ ...claim, figure: "720%", basis: BASIS })),
  }));
  change("pages/contact.yaml", ({ faq, ...data }) => {
    const items = faq.items.map((item) => ({ ...item, answer: item.answer ?? ANSWER }));
    return { ...data, faq: { ...faq, items } };
  });
  // The last comes first.
  for (const file of globSync("services/*.yaml", { cwd: join(folder, "src/content") })) {
    change(file, (data) => ({ ...data, order: 100 - data.order }));
  }
  change("navigation.yaml", ({ footer, ...data }) => {
    // Once, also if the company is that of these facts already.
    const others = footer.legal.filter(({ href }) => href !== "/imprint");
    const legal = [...others, { label: "Imprint", href: "/imprint" }];
    return { ...data, footer: { ...footer, legal } };
  });
  writeFileSync(join(folder, "src/content/legal/imprint.md"), IMPRINT);
  appendFileSync(join(folder, "src/content/legal/terms.md"), TABLE);
  mkdirSync(join(folder, PHOTOS), { recursive: true });
  for (const { photo } of PEOPLE) {
    // A Mac writes letters in two characters.
    const file = photo && join(folder, photo.normalize("NFD"));
    if (file) await sharp(Buffer.from(PHOTO)).withMetadata({ orientation: 6 }).toFile(file);
  }
}
