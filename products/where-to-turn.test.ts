import { expect, test } from "vitest";
import { readBrandName, readSiteOrigin } from "./brand.ts";
import { describeSiteHelp } from "./where-to-turn.ts";

const read = (siteOrigin: string | null) => {
  const told = describeSiteHelp(siteOrigin);
  return {
    text: told.map(({ text }) => text).join(""),
    links: told.flatMap(({ link }) => link ?? []),
  };
};

test("A product names the help page by the site's address", () => {
  expect(read("https://kindle.test")).toEqual({
    text: "Who to call where you live: kindle.test/help, or findahelpline.com.",
    links: ["https://kindle.test/help", "https://findahelpline.com/"],
  });
});

test("While the address is unknown, a product names the help page in words that are true anywhere", () => {
  expect(read(null)).toEqual({
    text: "Who to call where you live: the Help page at the foot of our site, or findahelpline.com.",
    links: ["https://findahelpline.com/"],
  });
});

test.each([
  [{ SITE_ORIGIN: "http://localhost:8787" }, null],
  [{ SITE_ORIGIN: "https://kindling.example" }, null],
  [{ SITE_ORIGIN: "https://a.test" }, "https://a.test"],
  [{}, null],
])("The origin of %j is %j", (site, origin) => expect(readSiteOrigin(site)).toBe(origin));

test("The brand is the site's, or that of development before there is a site", () => {
  expect(readBrandName({ BRAND_NAME: "Ember" })).toBe("Ember");
  expect(readBrandName({})).toBe("Kindling");
});
