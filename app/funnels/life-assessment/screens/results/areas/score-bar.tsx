import { ProgressBar } from "#app/design/feedback/progress-bar.tsx";
import { findBand } from "#app/funnels/life-assessment/rules/reliability.ts";
import * as css from "./score-bar.css.ts";

/** An area's score as a bar, with its band as a soft edge. */
export function ScoreBar({ label, score }: { label: string; score: number }) {
  const { low, high } = findBand(score, "area");
  return (
    <div className={css.bar}>
      <ProgressBar label={label} value={score} />
      <span className={css.below} style={{ insetInline: `${low}% ${100 - score}%` }} />
      <span className={css.above} style={{ insetInline: `${score}% ${100 - high}%` }} />
    </div>
  );
}
