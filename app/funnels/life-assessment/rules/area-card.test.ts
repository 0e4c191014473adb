import { expect, test } from "vitest";
import { AREAS, type AreaKey } from "#app/domain/life-areas.ts";
import { writeAreaCard } from "./area-card.ts";

/** The two cards for areas with these scores, highest first. */
function write(scores: readonly number[], needsHelp = false, keys: readonly AreaKey[] = AREAS) {
  const areas = keys.map((key, index) => ({ key, name: key, score: scores[index] ?? 0 }));
  const [top] = areas;
  const bottom = areas.at(-1);
  if (top === undefined || bottom === undefined) throw new Error("There are no areas.");
  const results = { top_area: top, bottom_area: bottom, areas_summary: areas };
  return (["top", "bottom"] as const).map((end) => writeAreaCard(results, end, needsHelp));
}

const LOWEST = "This is your lowest score, and a good place to start.";

test.each<[string, number[], string[][]]>([
  [
    "The highest area is one to lean on, the lowest a place to start",
    [90, 60, 60, 60, 30],
    [["This is your highest score. You can lean on it when another area is hard."], [LOWEST]],
  ],
  [
    "An area within chance of the highest is named",
    [70, 63, 50, 40, 30],
    [
      [
        "This is your highest score. You can lean on it when another area is hard.",
        "A close call: connection is only 7 points lower.",
      ],
      [LOWEST],
    ],
  ],
  [
    "Nobody is told to lean on an area that is low itself",
    [59, 40, 30, 20, 10],
    [["This is your highest score at the moment."], [LOWEST]],
  ],
  [
    "Five equal areas have neither a highest nor a lowest",
    [50, 50, 50, 50, 50],
    [
      ["All five of your areas have the same score, so none is ahead of the others."],
      ["None is behind the others either. Start wherever you like."],
    ],
  ],
])("%s", (_what, scores, cards) => {
  expect(write(scores)).toEqual(cards);
});

test.each<[string, number[], readonly AreaKey[], string[][]]>([
  [
    "Safety as the lowest area asks for a call",
    [90, 60, 60, 60, 30],
    [...AREAS].reverse(),
    [
      ["This is your highest score at the moment."],
      [
        "This is your lowest score. If someone or something makes you unsafe, start with a call, not with a step.",
      ],
    ],
  ],
  [
    "Another area can wait, and safety is nothing to lean on",
    [90, 60, 60, 60, 30],
    AREAS,
    [
      ["This is your highest score at the moment."],
      ["This is your lowest score at the moment. It can wait until you’re safe."],
    ],
  ],
  [
    "Five equal areas are no place to start either",
    [50, 50, 50, 50, 50],
    AREAS,
    [
      ["All five of your areas have the same score, so none is ahead of the others."],
      ["None is behind the others either."],
    ],
  ],
])("For people who need help: %s", (_what, scores, keys, cards) => {
  expect(write(scores, true, keys)).toEqual(cards);
});
