import type { AnyGuideId } from "#app/domain/guides.ts";
import type { AccessibleGuides, FileLink } from "#app/orders/rules/accessible-guides.ts";
import { defaultTitles, toolkitTitles } from "../content/reading-lists.ts";
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

/** By the buyer's archetype, by a subscriber's lowest areas, or a default selection. */
export type Recommendation = {
  readonly chosenFor: "pattern" | "areas" | "anybody";
  readonly ids: readonly AnyGuideId[];
};

export type Library = {
  readonly guides: readonly LibraryGuide[];
  /** Null for subscribers who have only the guides that were chosen for them. */
  readonly recommendation: Recommendation | null;
  readonly all: FileLink | null;
  /** Whether the link was mailed too. */
  readonly isMailed: boolean;
};

type Person = Parameters<typeof parseReader>[1];

type Opened = Pick<AccessibleGuides, "guides" | "chosen"> & {
  readonly order: Pick<NonNullable<AccessibleGuides["order"]>, "archetype"> | null;
};

/** Chooses the three guides to start with, by what is known of the reader; null if only these are open. */
export function chooseRecommendation(
  { order, guides, chosen }: Opened,
  person: Person,
): Recommendation | null {
  const archetype = order?.archetype ?? null;
  if (archetype !== null) {
    return { chosenFor: "pattern", ids: recommendBooks(parseReader(archetype, person)) };
  }
  if (chosen !== null) {
    return guides.length > chosen.length ? { chosenFor: "areas", ids: chosen } : null;
  }
  const isOpen = (id: AnyGuideId) => guides.some((guide) => guide.id === id);
  const ids = toolkitTitles.every(isOpen) ? toolkitTitles : defaultTitles;
  return { chosenFor: "anybody", ids: ids.slice(0, RECOMMENDED_COUNT) };
}

/** The guides in their order, with the recommended ones first. */
export const sortGuides = <G extends { readonly id: AnyGuideId }>(
  guides: readonly G[],
  first: readonly AnyGuideId[],
): readonly G[] => {
  const places = [...first, ...guides.map(({ id }) => id)];
  return guides.toSorted((a, b) => places.indexOf(a.id) - places.indexOf(b.id));
};
