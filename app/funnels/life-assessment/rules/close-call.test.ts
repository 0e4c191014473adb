import { describe, expect, test } from "vitest";
import { AREAS } from "#app/domain/life-areas.ts";
import { summarize } from "../server/summarize.ts";
import { describeCloseCall } from "./close-call.ts";
import { scoreAssessment } from "./scoring.ts";

const neutral = scoreAssessment(
  Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`Q${index + 1}`, 3] as const)),
);

/** The two notes for these scores, in the order of the areas. */
function tell(scores: readonly number[]) {
  const areas = Object.fromEntries(AREAS.map((key, index) => [key, scores[index] ?? 0]));
  const ranked = [...AREAS].sort((one, other) => (areas[other] ?? 0) - (areas[one] ?? 0));
  const [topArea = "safety"] = ranked;
  const bottomArea = ranked.at(-1) ?? "growth";
  const all = { ...neutral, areas: areas as typeof neutral.areas, topArea, bottomArea };
  return (["top", "bottom"] as const).map((end) => describeCloseCall(summarize(all), end));
}

describe("Beside the highest and the lowest area", () => {
  test.each<[string, number[], (string | null)[]]>([
    ["nothing is said if both are clear", [90, 60, 60, 60, 30], [null, null]],
    [
      "another area within the error is named",
      [70, 63, 50, 36, 35],
      [
        "A close call: Connection & Relationships is only 7 points lower.",
        "A close call: Significance & Purpose is only 1 point higher.",
      ],
    ],
    ["eight points are no close call", [70, 62, 50, 43, 35], [null, null]],
    [
      "equal areas are tied for first and for lowest",
      [80, 80, 40, 40, 60],
      [
        "Tied for first with Connection & Relationships.",
        "Tied for lowest with Recreation & Life Enjoyment.",
      ],
    ],
    [
      "all five areas may be equal",
      [50, 50, 50, 50, 50],
      [
        "Tied for first with Connection & Relationships, Recreation & Life Enjoyment, Significance & Purpose and Growth & Development.",
        "Tied for lowest with Safety & Security, Connection & Relationships, Recreation & Life Enjoyment and Significance & Purpose.",
      ],
    ],
  ])("%s", (_what, scores, expected) => {
    expect(tell(scores)).toEqual(expected);
  });
});
