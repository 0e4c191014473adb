import { describe, expect, test } from "vitest";
import { accentColours } from "#app/design/palette.ts";
import { ARCHETYPES } from "#app/domain/archetypes.ts";
import { archetypes } from "./archetypes.ts";
import { BOOKS } from "./books.ts";
import {
  defaultTitles,
  firstForMen,
  firstForWomen,
  LIST_NAMES,
  readingLists,
} from "./reading-lists.ts";

describe("The five archetypes", () => {
  test("have distinct colours", () => {
    const colors = ARCHETYPES.map((archetype) => archetypes[archetype].color);
    expect(new Set(colors).size).toBe(5);
    for (const archetype of ARCHETYPES) {
      const { color, accent } = archetypes[archetype];
      expect(accentColours[accent].fill).toBe(color);
    }
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
