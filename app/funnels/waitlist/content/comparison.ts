import type { Claim } from "#app/domain/claim.ts";
import { claims } from "./claims.ts";

type Cell = { text: string; isGood: boolean; claim?: Claim };

/** The criteria, in the order of every alternative's cells. */
export const criteria = [
  "Time it takes",
  "What it costs",
  "You practice, not just watch",
  "Made for your phone",
] as const;

type Alternative = { id: string; name: string; cells: readonly [Cell, Cell, Cell, Cell] };

const good = (text: string, claim?: Claim): Cell => ({
  text,
  isGood: true,
  ...(claim && { claim }),
});
const poor = (text: string, claim?: Claim): Cell => ({
  text,
  isGood: false,
  ...(claim && { claim }),
});

export const ours: Omit<Alternative, "name"> = {
  id: "ours",
  cells: [
    good("5-minute lessons"),
    good("Nothing until it opens", claims.oursCost),
    good("A small task in every lesson"),
    good("Made for it", claims.oursMobile),
  ],
};

export const alternatives: readonly Alternative[] = [
  {
    id: "books",
    name: "Books",
    cells: [
      poor("Hours each"),
      poor("A shelf of them adds up"),
      poor("Up to you"),
      poor("Often made for paper"),
    ],
  },
  {
    id: "videos",
    name: "Video sites",
    cells: [
      poor("As long as they can keep you"),
      good("Free, between the ads"),
      poor("You watch"),
      good("Yes, like everything else"),
    ],
  },
  {
    id: "courses",
    name: "Online courses",
    cells: [
      poor("Often weeks long"),
      poor("Hundreds up front", claims.onlineCoursePrice),
      good("Some do"),
      poor("Often made for a desk"),
    ],
  },
  {
    id: "coaches",
    name: "Coaches",
    cells: [
      poor("An hour, by appointment"),
      poor("Paid by the hour", claims.coachPrice),
      good("Yes, when they’re good"),
      poor("Only if they take calls"),
    ],
  },
];

/** What screen readers say. */
export const comparisonLabels = { good: "Good:", weak: "Weak:", tabs: "Compare with" } as const;
