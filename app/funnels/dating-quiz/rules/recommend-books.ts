import { BOOKS, type BookId } from "../content/books.ts";
import type { Age, Gender } from "../content/people.ts";
import {
  defaultTitles,
  firstForMen,
  firstForWomen,
  LIST_NAMES,
  type ListName,
  readingLists,
} from "../content/reading-lists.ts";
import type { Reader } from "./reader.ts";

export const RECOMMENDED_COUNT = 3;

const listOfAge: Readonly<Record<Age, ListName>> = {
  "18–24": "core",
  "25–34": "growth",
  "35–44": "growth",
  "45+": "healing",
};

/** The three books recommended to a reader, in order (docs/product.md#book-recommendation). */
export function recommendBooks({ archetype, age, gender }: Reader): readonly BookId[] {
  const lists = readingLists[archetype];
  const own = listOfAge[age];
  const firstOfOthers = LIST_NAMES.filter((name) => name !== own).map((name) => lists[name][0]);
  const chosen = [...lists[own], ...firstOfOthers].filter((id) => id !== undefined);
  return unique([...fitToGender(chosen, gender), ...defaultTitles]).slice(0, RECOMMENDED_COUNT);
}

/** The archetype's other books. */
export function listFurtherBooks(reader: Reader): readonly BookId[] {
  const lists = readingLists[reader.archetype];
  const recommended = recommendBooks(reader);
  const all = LIST_NAMES.flatMap((name) => lists[name]);
  return unique(fitToGender(all, reader.gender)).filter((id) => !recommended.includes(id));
}

function fitToGender(ids: readonly BookId[], gender: Gender): readonly BookId[] {
  if (gender === "male") return moveFirst(ids, firstForMen);
  if (gender === "non-binary") return ids;
  const forEverybody = ids.filter((id) => BOOKS[id].audience !== "daters-of-women");
  return moveFirst(forEverybody, firstForWomen);
}

const moveFirst = (ids: readonly BookId[], first: readonly BookId[]): readonly BookId[] => [
  ...first.filter((id) => ids.includes(id)),
  ...ids.filter((id) => !first.includes(id)),
];

const unique = (ids: readonly BookId[]): readonly BookId[] => [...new Set(ids)];
