import { expect, test } from "vitest";
import { readBrandName, readSiteOrigin } from "./brand.ts";
import { tellHelp } from "./where-to-turn.ts";

const read = (siteOrigin: string | null) => {
  const told = tellHelp(siteOrigin);
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

test("and by words that are true anywhere while that is not known", () => {
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
])("Of %j the origin is %j", (site, origin) => expect(readSiteOrigin(site)).toBe(origin));

test("The brand is that of the site, and before there is one that of development", () => {
  expect(readBrandName({ BRAND_NAME: "Ember" })).toBe("Ember");
  expect(readBrandName({})).toBe("Kindling");
});
