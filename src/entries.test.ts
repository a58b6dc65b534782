import { expect, it } from "vitest";
import { getSite } from "./entries";

const { url } = getSite({});

it.each([
  ["http://localhost:4321", "http://localhost:4321"],
  ["", url],
  [undefined, url],
])("with SITE_URL %j the site's address is %s", (value, expected) => {
  expect(getSite({ SITE_URL: value }).url).toBe(expected);
});
