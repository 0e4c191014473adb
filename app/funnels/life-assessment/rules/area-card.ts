import { head } from "../content/results.ts";
import { describeCloseCall } from "./close-call.ts";
import type { Results } from "./results.ts";
import { findScoreBand } from "./score-band.ts";

type Carded = Pick<Results, "top_area" | "bottom_area" | "areas_summary">;

/** The sentences on the card of the top or the bottom area. */
export function writeAreaCard(
  results: Carded,
  end: "top" | "bottom",
  needsHelp: boolean,
): readonly string[] {
  const near = describeCloseCall(results, end);
  const text = end === "top" ? describeTop(results, needsHelp) : describeBottom(results, needsHelp);
  return isEven(results) || near === null ? [text] : [text, near];
}

const isEven = ({ top_area, bottom_area }: Carded) => top_area.score === bottom_area.score;

function describeTop(results: Carded, needsHelp: boolean): string {
  if (isEven(results)) return head.strength.even;
  const isLow = findScoreBand(results.top_area.score).level === "low";
  return needsHelp || isLow ? head.strength.low : head.strength.text;
}

function describeBottom(results: Carded, needsHelp: boolean): string {
  const { even, text, inDanger } = head.priority;
  if (isEven(results)) return needsHelp ? inDanger.even : even;
  if (!needsHelp) return text;
  return results.bottom_area.key === "safety" ? inDanger.safety : inDanger.other;
}
