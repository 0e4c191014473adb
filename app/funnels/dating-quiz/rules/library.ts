import { ALL_GUIDE_IDS, type AnyGuideId } from "#app/domain/guides.ts";
import type { AccessibleGuides, FileLink } from "#app/orders/rules/accessible-guides.ts";
import { defaultTitles } from "../content/reading-lists.ts";
import type { Audience, Topic } from "../content/topics.ts";
import { parseReader } from "./reader.ts";
import { RECOMMENDED_COUNT, recommendBooks } from "./recommend-books.ts";

/** A guide that the visitor has access to, as the library shows it. */
export type LibraryGuide = AccessibleGuides["guides"][number] & {
  readonly title: string;
  readonly subtitle: string;
  readonly summary: string;
  readonly audience: Audience;
  readonly minutes: number;
  readonly topics: readonly Topic[];
};

/** `pattern`: recommended for the buyer's archetype; `anybody`: a default selection. */
export type Recommendation = {
  readonly chosenFor: "pattern" | "anybody";
  readonly ids: readonly AnyGuideId[];
};

export type Library = {
  readonly guides: readonly LibraryGuide[];
  /** Null for subscribers who have bought nothing else. */
  readonly recommendation: Recommendation | null;
  readonly all: FileLink | null;
  /** Whether the link was mailed too. */
  readonly isMailed: boolean;
};

export type Buyer = NonNullable<AccessibleGuides["order"]>;
type Person = Parameters<typeof parseReader>[1];

/** The three guides to start with: those recommended for the buyer's archetype, if known. */
export const chooseRecommendation = (
  { archetype }: Pick<Buyer, "archetype">,
  person: Person,
): Recommendation =>
  archetype === null
    ? { chosenFor: "anybody", ids: defaultTitles.slice(0, RECOMMENDED_COUNT) }
    : { chosenFor: "pattern", ids: recommendBooks(parseReader(archetype, person)) };

/** The guides in catalogue order, with the recommended ones first. */
export const sortGuides = <G extends { readonly id: AnyGuideId }>(
  guides: readonly G[],
  first: readonly AnyGuideId[],
): readonly G[] => {
  const places = [...first, ...ALL_GUIDE_IDS];
  return guides.toSorted((a, b) => places.indexOf(a.id) - places.indexOf(b.id));
};
