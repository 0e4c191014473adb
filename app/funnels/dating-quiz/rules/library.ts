import { GUIDE_IDS, type GuideId } from "#app/domain/guides.ts";
import type { AccessibleGuides, FileLink } from "#app/orders/rules/accessible-guides.ts";
import { defaultTitles } from "../content/reading-lists.ts";
import type { Audience, Topic } from "../content/topics.ts";
import { readReader } from "./reader.ts";
import { BOOKS_EACH, recommendBooks } from "./recommend-books.ts";

/** A guide as the library shows it to who may have it. */
export type LibraryGuide = AccessibleGuides["guides"][number] & {
  readonly title: string;
  readonly subtitle: string;
  readonly summary: string;
  readonly audience: Audience;
  readonly minutes: number;
  readonly topics: readonly Topic[];
};

/** `pattern`: chosen for the buyer; `anybody`: good ones to begin with. */
export type Beginning = {
  readonly chosenFor: "pattern" | "anybody";
  readonly ids: readonly GuideId[];
};

export type Library = {
  readonly guides: readonly LibraryGuide[];
  /** Null where there is nothing to choose from: a subscriber has three. */
  readonly beginning: Beginning | null;
  readonly all: FileLink | null;
  /** Whether a mail with the way to it was sent. */
  readonly isMailed: boolean;
};

export type Buyer = NonNullable<AccessibleGuides["order"]>;
type Person = Parameters<typeof readReader>[1];

/** The three that somebody begins with: the recommended ones, where the buyer's pattern is known. */
export const chooseBeginning = (
  { archetype }: Pick<Buyer, "archetype">,
  person: Person,
): Beginning =>
  archetype === null
    ? { chosenFor: "anybody", ids: defaultTitles.slice(0, BOOKS_EACH) }
    : { chosenFor: "pattern", ids: recommendBooks(readReader(archetype, person)) };

/** The guides in the order of the catalogue, but for those to begin with, which stand first. */
export const sortGuides = <G extends { readonly id: GuideId }>(
  guides: readonly G[],
  first: readonly GuideId[],
): readonly G[] => {
  const places = [...first, ...GUIDE_IDS];
  return guides.toSorted((a, b) => places.indexOf(a.id) - places.indexOf(b.id));
};
