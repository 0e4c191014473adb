import { head } from "../content/results.ts";
import { describeCloseCall } from "./close-call.ts";
import type { Results } from "./results.ts";
import { findScoreBand } from "./score-band.ts";

const CARDS = { top: head.strength, bottom: head.priority } as const;

/** The sentences on the card of the top or the bottom area. */
export function writeAreaCard(
  results: Pick<Results, "top_area" | "bottom_area" | "areas_summary">,
  end: "top" | "bottom",
): readonly string[] {
  const { top_area, bottom_area } = results;
  if (top_area.score === bottom_area.score) return [CARDS[end].even];
  const isLow = end === "top" && findScoreBand(top_area.score).level === "low";
  const near = describeCloseCall(results, end);
  return [isLow ? head.strength.low : CARDS[end].text, ...(near === null ? [] : [near])];
}
