import { describe, expect, test } from "vitest";
import { ARCHETYPES, type Archetype, DATED, type Dated } from "#app/domain/archetypes.ts";
import { BOOKS, type BookId } from "../content/books.ts";
import { AGES, type Age, GENDERS, type Gender } from "../content/people.ts";
import { firstForMen, firstForWomen, readingLists } from "../content/reading-lists.ts";
import { listFurtherBooks, recommendBooks } from "./recommend-books.ts";

const readers = ARCHETYPES.flatMap((archetype) =>
  AGES.flatMap((age) => GENDERS.map((gender) => ({ archetype, age, gender }))),
);

describe.each(readers)("$archetype, $age, $gender", (reader) => {
  const books = recommendBooks(reader);

  test("gets three different books", () => {
    expect(books).toHaveLength(3);
    expect(new Set(books).size).toBe(3);
  });

  test("gets a further list without these three", () => {
    const further = listFurtherBooks(reader);
    expect(further.length).toBeGreaterThanOrEqual(2);
    expect(new Set([...books, ...further]).size).toBe(3 + further.length);
  });

  if (reader.gender === "female") {
    test("gets no guide on dating women", () => {
      for (const id of [...books, ...listFurtherBooks(reader)]) {
        expect(BOOKS[id].audience).toBe("everybody");
      }
    });
  }
});

const isLed = (ids: readonly BookId[], first: readonly BookId[]): boolean => {
  const places = ids.map((id) => (first.includes(id) ? first.indexOf(id) : first.length));
  return places.every((place, at) => at === 0 || place >= (places[at - 1] ?? 0));
};

test("Titles for women and for men come first, in their order", () => {
  for (const reader of readers) {
    if (reader.gender === "female") expect(isLed(recommendBooks(reader), firstForWomen)).toBe(true);
    if (reader.gender === "male") expect(isLed(recommendBooks(reader), firstForMen)).toBe(true);
  }
});

/** Worked out by hand from the lists and the rule. */
test.each<[Archetype, Age, Gender, BookId[]]>([
  ["echo", "18–24", "non-binary", ["boundaries", "confidence", "healthy-dating"]],
  ["echo", "25–34", "female", ["better-relationships", "say-what-you-need", "kind-argument"]],
  ["echo", "35–44", "male", ["say-what-you-need", "better-relationships", "kind-argument"]],
  ["echo", "45+", "female", ["whole", "after-breakup", "boundaries"]],
  ["avoidant", "18–24", "female", ["healthy-dating", "letting-in", "hope-after"]],
  ["avoidant", "18–24", "male", ["any-girl", "letting-in", "healthy-dating"]],
  ["avoidant", "45+", "non-binary", ["hope-after", "better-relationships", "letting-in"]],
  ["idealist", "18–24", "female", ["green-flags", "find-the-one", "after-breakup"]],
  ["idealist", "18–24", "male", ["dating-women", "green-flags", "find-the-one"]],
  // The healing list already contains the first growth title, so the third is from core.
  ["idealist", "45+", "non-binary", ["after-breakup", "love-on-tuesday", "green-flags"]],
  ["analyzer", "25–34", "male", ["kickass-conversation", "texting", "confidence"]],
  ["analyzer", "35–44", "female", ["confidence", "love-doctor", "texting"]],
  ["analyzer", "45+", "female", ["love-doctor", "whole", "out-of-your-head"]],
  ["resigned", "18–24", "female", ["confidence", "online-dating", "hope-after"]],
  ["resigned", "45+", "male", ["hope-after", "any-age", "after-breakup"]],
])("%s, %s, %s", (archetype, age, gender, books) => {
  expect(recommendBooks({ archetype, age, gender })).toEqual(books);
});

describe.each(readers)("$archetype, $age, $gender, who has said whom they date", (reader) => {
  const listAll = (dates: Dated) => {
    const dating = { ...reader, dates };
    return {
      first: recommendBooks(dating),
      all: [...recommendBooks(dating), ...listFurtherBooks(dating)],
    };
  };
  const aboutWomen = (ids: readonly BookId[]) =>
    ids.filter((id) => BOOKS[id].audience === "daters-of-women");
  const known = Object.values(readingLists[reader.archetype]).flat();

  test("gets three different books, with those on dating women only if they fit", () => {
    for (const dates of DATED) expect(new Set(listAll(dates).first).size).toBe(3);
    expect(aboutWomen(listAll("men").all)).toEqual([]);
    for (const dates of ["women", "anyone"] as const) {
      expect(aboutWomen(listAll(dates).all).toSorted()).toEqual(aboutWomen(known).toSorted());
    }
  });
});

test.each<[Archetype, Gender, Dated, BookId[]]>([
  ["avoidant", "male", "women", ["any-girl", "letting-in", "healthy-dating"]],
  ["avoidant", "male", "men", ["letting-in", "healthy-dating", "hope-after"]],
  ["avoidant", "male", "anyone", ["letting-in", "healthy-dating", "any-girl"]],
  ["idealist", "female", "women", ["green-flags", "dating-women", "find-the-one"]],
  ["idealist", "female", "men", ["green-flags", "find-the-one", "after-breakup"]],
  ["resigned", "non-binary", "men", ["online-dating", "confidence", "hope-after"]],
])("At 18–24, %s, %s, dating %s", (archetype, gender, dates, books) => {
  expect(recommendBooks({ archetype, age: "18–24", gender, dates })).toEqual(books);
});
