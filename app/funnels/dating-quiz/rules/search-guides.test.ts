import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { GUIDE_IDS } from "#app/domain/guides.ts";
import { BOOKS } from "../content/books.ts";
import { GUIDES } from "../content/guides.ts";
import { AUDIENCES, TOPICS } from "../content/topics.ts";
import {
  type GuideQuery,
  MAX_QUERY_LENGTH,
  readGuideQuery,
  searchGuides,
  writeGuideQuery,
} from "./search-guides.ts";

const guides = GUIDE_IDS.map((id) => ({ id, ...BOOKS[id], ...GUIDES[id] }));
const ANY: GuideQuery = { words: "", topic: null, audience: null };
const find = (changes: Partial<GuideQuery>, among = guides) =>
  searchGuides(among, { ...ANY, ...changes }).map(({ id }) => id);

describe("Words match guides that contain all of them as prefixes", () => {
  test.for<[string, string[]]>([
    ["casanova", ["cheat-sheet"]],
    ["CASANOVA'S", ["cheat-sheet"]],
    ["casanova’s sheet", ["cheat-sheet"]],
    ["sheet, casanova!", ["cheat-sheet"]],
    ["asanova", []],
    ["boatbuilder heartbreak", ["hope-after"]],
    ["boatbuilder wren", []],
    ["Nevermindish", ["say-what-you-need"]],
    ["forty quiet", ["green-flags"]],
    ["qwertz", []],
    ["heartbreak", ["after-breakup", "love-doctor", "hope-after"]],
    ["break-up", find({ words: "breakup" })],
    ["break up", find({ words: "breakup" })],
    ["boundary", find({ words: "boundaries" })],
    ["breakups", find({ words: "breakup" })],
  ])("%s", ([words, ids]) => {
    expect(find({ words })).toEqual(ids);
  });

  test.each(["", "   ", "?!", "--- ’ '"])("a search without words (%j) matches all", (words) => {
    expect(find({ words })).toEqual(GUIDE_IDS);
  });

  test("accents are ignored in either Unicode form", () => {
    const [first] = guides;
    const accented = [{ ...first, title: "Déjà vu à Łódź" } as (typeof guides)[number]];
    for (const words of ["deja", "DÉJÀ", "déjà".normalize("NFD"), "vu a"]) {
      expect(find({ words }, accented)).toHaveLength(1);
    }
  });
});

test("Topic and audience narrow the results", () => {
  expect(find({ audience: "daters-of-women" })).toEqual([
    "cheat-sheet",
    "any-girl",
    "dating-women",
  ]);
  expect(find({ topic: "online" })).toEqual(["online-dating", "find-the-one"]);
  expect(find({ topic: "online", words: "critic" })).toEqual(["find-the-one"]);
  expect(find({ topic: "online", audience: "daters-of-women" })).toEqual([]);
  for (const topic of TOPICS) expect(find({ topic }).length).toBeGreaterThan(1);
  for (const audience of AUDIENCES) expect(find({ audience }).length).toBeGreaterThan(1);
});

const anyQuery: fc.Arbitrary<GuideQuery> = fc.record({
  words: fc.string({ unit: "grapheme", maxLength: MAX_QUERY_LENGTH / 4 }),
  topic: fc.constantFrom(null, ...TOPICS),
  audience: fc.constantFrom(null, ...AUDIENCES),
});

test("A guide is found by each of its own words", () => {
  for (const { id, title, subtitle, summary, topics } of guides) {
    for (const words of [title, subtitle, summary, ...topics, title.toUpperCase()]) {
      expect(find({ words })).toContain(id);
    }
  }
});

describe("The query string", () => {
  test("round-trips a query", () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const read = readGuideQuery(new URLSearchParams(writeGuideQuery(query)));
        expect(read).toEqual({ ...query, words: query.words.trim() });
      }),
    );
    expect(writeGuideQuery(ANY)).toBe("");
    expect(writeGuideQuery({ words: " a b ", topic: "everyday love", audience: null })).toBe(
      "?q=a+b&topic=everyday+love",
    );
  });

  test.each(["", "?q=&topic=&for=", "?topic=Calm&for=me", "?topic=1&q", "?x=calm"])(
    "%j matches everything",
    (search) => {
      expect(readGuideQuery(new URLSearchParams(search))).toEqual(ANY);
    },
  );

  test("limits the length of the search", () => {
    const { words } = readGuideQuery(new URLSearchParams({ q: "long ".repeat(10_000) }));
    expect(words).toHaveLength(MAX_QUERY_LENGTH);
  });
});
