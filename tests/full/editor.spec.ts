import { expect } from "../fixtures";
import { changedLines, test } from "../support/editor-page";

const HOME = "src/content/pages/home.yaml";
const CONTACT = "src/content/pages/contact.yaml";
const SERVICE = "src/content/services/lead-generation.yaml";
const SITE = "src/content/site.yaml";
const CLAIMS = "src/content/claims.yaml";

// A development server builds each page on request, and its watcher is slow on a busy machine.
test.describe.configure({ mode: "default", timeout: 180_000 });
// The policy blocks the editor's requests to other servers, for fonts that it also includes, and
// for news.
test.use({ expectedErrors: /Content Security Policy|Fetch API cannot load|\[vite\]|WebSocket/ });

const seen = { timeout: 60_000 };
const TEXT = `Õiglane “müük”, it's #1: 'jah' & "ei" ${"ja pikk jutt ".repeat(30).trim()}`;

test("changing a headline changes one line of its file, and the page in another tab", async ({
  editor,
  context,
}) => {
  const site = await context.newPage();
  await site.goto(await editor.development.address);
  await editor.open("texts/entries/home");
  await editor.fill("hero.headline", TEXT);
  const { before, after } = await editor.save(HOME);
  const [old] = /^ {2}headline: .*$/m.exec(before) ?? [];
  expect(changedLines(before, after)).toEqual([`-${old}`, `+  headline: '${TEXT.replaceAll("'", "''")}'`]);
  await expect(site.getByRole("heading", { level: 1 })).toHaveText(TEXT, seen);
});

test("a question can be added", async ({ editor, context }) => {
  const site = await context.newPage();
  await site.goto(`${await editor.development.address}/contact`);
  await editor.open("texts/entries/contact");
  const email = /^email: (.*)$/m.exec(editor.development.read(SITE))?.[1] ?? "";
  const list = editor.field("faq.items");
  const count = editor.development.read(CONTACT).match(/^ {4}- type: /gm)?.length;
  await list.getByRole("button", { name: /^Add/ }).click();
  await editor.page.getByRole("menuitem", { name: "Answer" }).click();
  await editor.fill(`faq.items.${count}.question`, "Kas te räägite eesti keelt?");
  await editor.fill(`faq.items.${count}.answer`, "Jah: {site.email}.");
  const { before, after } = await editor.save(CONTACT);
  expect(after).toBe(
    `${before}    - type: answer\n      question: Kas te räägite eesti keelt?\n      answer: 'Jah: {site.email}.'\n`,
  );
  await site.getByText("Kas te räägite eesti keelt?").click(seen);
  await expect(site.getByText(`Jah: ${email}.`)).toBeVisible();
});

test("features can be reordered", async ({ editor, context }) => {
  const site = await context.newPage();
  await site.goto(`${await editor.development.address}/services`);
  await editor.open("services/entries/lead-generation");
  await editor.field("features").getByRole("button", { name: "Reorder Item" }).first().press("ArrowDown");
  const { before, after } = await editor.save(SERVICE);
  const [, first = "", second = ""] = /features:\n(.*\n)(.*\n)/.exec(before) ?? [];
  expect(after).toBe(before.replace(first + second, second + first));
  await expect(site.locator("#lead-generation li").first()).toHaveText(second.replace("- ", "").trim(), seen);
});

test("opening hours can be changed; invalid ones are refused at their field", async ({ editor, context }) => {
  const site = await context.newPage();
  await site.goto(`${await editor.development.address}/contact`);
  await editor.open("company/entries/site");
  await editor.fill("openingHours.days.saturday", "10 to 14");
  await editor.saveButton.click();
  const saturday = editor.field("openingHours.days.saturday");
  await expect(saturday.getByRole("alert")).toContainText("Must be hours such as 09:00-17:00, or closed");
  await editor.fill("openingHours.days.saturday", "10:00-14:00");
  const { before, after } = await editor.save(SITE);
  const [old] = /^ {4}saturday: .*$/m.exec(before) ?? [];
  expect(changedLines(before, after)).toEqual([`-${old}`, "+    saturday: 10:00-14:00"]);
  await expect(site.locator("main")).toContainText("Saturday", seen);
});

test("an empty fact can be filled in and emptied again", async ({ editor }) => {
  await editor.open("company/entries/site");
  await editor.fill("address.street", "Pikk 1");
  const given = await editor.save(SITE);
  expect(given.after).toBe(given.before.replace("address:\n", "address:\n  street: Pikk 1\n"));
  await editor.open("company/entries/site");
  await editor.fill("address.street", "");
  expect((await editor.save(SITE)).after).toBe(given.before);
});

for (const [mistake, text] of [
  ["a reference to nothing", "We reply {site.responseTme}."],
  ["a figure that is no claim", "We bring 45% more."],
  ["a text without the placeholder that it must contain", "We reply."],
] as const) {
  test(`${mistake} is reported at its field with the existing names, and not saved`, async ({ editor }) => {
    await editor.open("texts/entries/enquiryExtras");
    const path = "promise.onTime";
    await editor.fill(path, text);
    await editor.saveButton.click();
    const alert = editor.field(path).getByRole("alert");
    await expect(alert).toContainText("Must contain {moment}.");
    await expect(alert).toContainText("{site.responseTime}, ");
    await expect(alert).toContainText("{claim.average-growth}");
    await expect(editor.page.getByText("Entry saved.")).toHaveCount(0);
  });
}

test("a claim is added, and a text may refer to it", async ({ editor, context }) => {
  const site = await context.newPage();
  await site.goto(await editor.development.address);
  await editor.open("company/entries/claims");
  const count = editor.development.read(CLAIMS).match(/^ {2}- id: /gm)?.length;
  await editor.field("claims").getByRole("button", { name: /^Add/ }).click();
  await editor.fill(`claims.${count}.id`, "new-claim");
  await editor.field(`claims.${count}.value`).getByRole("spinbutton").fill("77");
  await editor.field(`claims.${count}.unit`).getByRole("radio", { name: "percent" }).click();
  await editor.fill(`claims.${count}.meaning`, "of a new claim");
  const { before, after } = await editor.save(CLAIMS);
  expect(after).toBe(
    `${before}  - id: new-claim\n    value: 77\n    unit: percent\n    orMore: false\n    isIncrease: false\n    meaning: of a new claim\n`,
  );
  editor.development.change(HOME, "claim: average-growth", "claim: new-claim");
  await expect(site.locator("main")).toContainText("77% of a new claim", seen);
});

test("outcomes offer the names of the register's claims", async ({ editor }) => {
  await editor.open("services/entries/lead-generation");
  await editor.field("outcomes.0.claim").getByRole("combobox").click();
  await expect(editor.page.getByRole("option")).toContainText(
    [...editor.development.read(CLAIMS).matchAll(/^ {2}- id: (.*)$/gm)].map(([, id = ""]) => id),
  );
});
