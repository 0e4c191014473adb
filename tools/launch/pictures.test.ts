import { expect, test } from "vitest";
import type { DrawnFor } from "../drawn-for.ts";
import { judgePictures } from "./pictures.ts";

const local: DrawnFor = { name: "Kindling", siteOrigin: null };
const site: DrawnFor = { name: "Elm", siteOrigin: "https://elm.org" };

test.each([local, site])("Pictures of the site block nothing: %j", (one) => {
  expect(judgePictures(one, { ...one })).toEqual([]);
});

test.each<[string, DrawnFor, DrawnFor]>([
  ["before there was a site", local, { ...site, name: local.name }],
  ["for another address", { ...site, siteOrigin: "https://oak.org" }, site],
  ["under another name", { ...site, name: "Kindling" }, site],
])("Pictures drawn %s have to be drawn again", (_when, drawn, wanted) => {
  expect(judgePictures(drawn, wanted)).toEqual([
    expect.stringMatching(/^The pictures are of .+: npm run images, and commit$/),
  ]);
});

test("The message names what the pictures show and what the site has", () => {
  expect(judgePictures(local, site)[0]).toContain(
    "of Kindling without an address, the site is Elm at https://elm.org",
  );
});
