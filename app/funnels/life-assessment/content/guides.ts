import type { GuideId } from "#app/domain/guides.ts";
import type { AreaKey } from "#app/domain/life-areas.ts";

/** The three guides of the subscription, each for the area that it helps most. */
export const guides: readonly {
  readonly id: GuideId;
  readonly title: string;
  readonly text: string;
  readonly area: AreaKey;
}[] = [
  {
    id: "boundaries",
    title: "Boundaries Without Guilt",
    text: "Twelve ways to say no, and the dignity that each leaves to the other person.",
    area: "safety",
  },
  {
    id: "confidence",
    title: "Confidence and Social Supremacy",
    text: "How to be the same person in every room of a party.",
    area: "connection",
  },
  {
    id: "out-of-your-head",
    title: "Out of Your Head",
    text: "For the hours in which thoughts go round: open it at the hour that the clock shows.",
    area: "growth",
  },
];
