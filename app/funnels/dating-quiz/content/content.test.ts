import { describe, expect, test } from "vitest";
import { accentColours } from "#app/design/palette.ts";
import { ARCHETYPES } from "#app/domain/archetypes.ts";
import { archetypes } from "./archetypes.ts";
import { BOOKS } from "./books.ts";
import { claims } from "./claims.ts";
import { insights } from "./insights.ts";
import { GENDERS } from "./people.ts";
import {
  defaultTitles,
  firstForMen,
  firstForWomen,
  LIST_NAMES,
  readingLists,
} from "./reading-lists.ts";
import { testimonials } from "./testimonials.ts";

const quotes = GENDERS.flatMap((gender) => testimonials[gender]);

test("There are four insights", () => {
  expect(insights).toHaveLength(4);
  for (const { text } of insights) expect(text.split(" ").length).toBeLessThanOrEqual(45);
});

describe("The five archetypes", () => {
  test("have distinct colours", () => {
    const colors = ARCHETYPES.map((archetype) => archetypes[archetype].color);
    expect(new Set(colors).size).toBe(5);
    for (const archetype of ARCHETYPES) {
      const { color, accent } = archetypes[archetype];
      expect(accentColours[accent].fill).toBe(color);
    }
  });

  test.each(ARCHETYPES)("%s has strengths, patterns and first steps", (archetype) => {
    const { strengths, patterns, firstSteps, description } = archetypes[archetype];
    const lines = [...strengths, ...patterns, ...firstSteps];
    expect(lines).toHaveLength(9);
    expect(new Set(lines).size).toBe(9);
    expect(description.split(" ").length).toBeGreaterThan(35);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(90);
  });
});

describe("The books", () => {
  const books = Object.values(BOOKS);

  test("have distinct titles and reasons", () => {
    for (const fact of ["title", "reason"] as const) {
      expect(new Set(books.map((book) => book[fact])).size).toBe(25);
    }
  });

  test("are all on a list, without duplicates", () => {
    const lists = ARCHETYPES.flatMap((archetype) =>
      LIST_NAMES.map((name) => readingLists[archetype][name]),
    );
    for (const list of [...lists, firstForMen, firstForWomen, defaultTitles]) {
      expect(new Set(list).size).toBe(list.length);
    }
    for (const list of lists) expect(list.length).toBeGreaterThanOrEqual(2);
    expect(new Set(lists.flat())).toEqual(new Set(Object.keys(BOOKS)));
  });

  test("that fill up a list number five and are for everybody", () => {
    expect(defaultTitles).toHaveLength(5);
    for (const id of [...defaultTitles, ...firstForWomen]) {
      expect(BOOKS[id].audience).toBe("everybody");
    }
    expect([firstForMen.length, firstForWomen.length]).toEqual([3, 4]);
  });
});

describe("Claims and testimonials", () => {
  const all = [...Object.values(claims), ...quotes.map(({ quote }) => quote)];

  test("have unique ids and are samples", () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const { id, source } of all) expect(source, id).toBe("sample");
  });

  test("come from nine people, three per gender, with distinct quotes", () => {
    expect(quotes).toHaveLength(9);
    expect(new Set(quotes.map(({ name }) => name)).size).toBe(9);
    for (const { about, age, job, time, quote } of quotes) {
      expect(about).toBe(`${age}, ${job}, ${time}`);
      expect(quote.text.length).toBeLessThanOrEqual(140);
    }
  });
});
