import { BOOKS, type BookId } from "../content/books.ts";
import type { Age } from "../content/people.ts";
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
export function recommendBooks(reader: Reader): readonly BookId[] {
  const { archetype, age } = reader;
  const lists = readingLists[archetype];
  const own = listOfAge[age];
  const firstOfOthers = LIST_NAMES.filter((name) => name !== own).map((name) => lists[name][0]);
  const chosen = [...lists[own], ...firstOfOthers].filter((id) => id !== undefined);
  return unique([...fitTo(reader, chosen), ...defaultTitles]).slice(0, RECOMMENDED_COUNT);
}

/** The archetype's other books. */
export function listFurtherBooks(reader: Reader): readonly BookId[] {
  const lists = readingLists[reader.archetype];
  const recommended = recommendBooks(reader);
  const all = LIST_NAMES.flatMap((name) => lists[name]);
  return unique(fitTo(reader, all)).filter((id) => !recommended.includes(id));
}

const isForEverybody = (id: BookId): boolean => BOOKS[id].audience === "everybody";

/** Filters by whom the reader dates, or by gender if that is unknown; sorts by both. */
function fitTo({ gender, dates }: Reader, ids: readonly BookId[]): readonly BookId[] {
  const isWithout = dates === undefined ? gender === "female" : dates === "men";
  const fitting = isWithout ? ids.filter(isForEverybody) : ids;
  if (gender === "female") return moveFirst(fitting, firstForWomen);
  if (gender === "non-binary") return fitting;
  const isAboutWomen = dates === undefined || dates === "women";
  return moveFirst(fitting, isAboutWomen ? firstForMen : firstForMen.filter(isForEverybody));
}

const moveFirst = (ids: readonly BookId[], first: readonly BookId[]): readonly BookId[] => [
  ...first.filter((id) => ids.includes(id)),
  ...ids.filter((id) => !first.includes(id)),
];

const unique = (ids: readonly BookId[]): readonly BookId[] => [...new Set(ids)];
