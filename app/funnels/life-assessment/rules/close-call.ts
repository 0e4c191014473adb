import { closeCall } from "../content/close-call.ts";
import { isCloseCall } from "./reliability.ts";
import type { AreaResult, Results } from "./results.ts";

/** The note beside the top or the bottom area if chance could have put another one there; null otherwise. */
export function describeCloseCall(
  results: Pick<Results, "top_area" | "bottom_area" | "areas_summary">,
  end: "top" | "bottom",
): string | null {
  const named = results[`${end}_area`];
  const words = closeCall[end];
  const distance = ({ score }: AreaResult) => Math.abs(score - named.score);
  const others = results.areas_summary
    .filter(({ key }) => key !== named.key)
    .sort((one, other) => distance(one) - distance(other));
  const tied = others.filter((area) => distance(area) === 0);
  if (tied.length > 0) return words.tied(closeCall.and(tied.map(({ name }) => name)));
  const [next] = others;
  if (next === undefined || !isCloseCall(next.score, named.score)) return null;
  return words.close(next.name, closeCall.points(distance(next)));
}
