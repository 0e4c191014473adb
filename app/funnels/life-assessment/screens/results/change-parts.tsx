import { VisuallyHidden } from "#app/design/layout.tsx";
import {
  describeChange,
  comparison as words,
} from "#app/funnels/life-assessment/content/comparison.ts";
import { type Change, directionOf } from "#app/funnels/life-assessment/rules/compare-attempts.ts";
import * as css from "./details/results-changes.css.ts";

/** The old and the new score. */
export const Figures = ({ change: { before, after } }: { change: Change }) => (
  <span className={css.figures}>
    <VisuallyHidden>{`${words.before} `}</VisuallyHidden>
    {before}
    <span aria-hidden="true"> → </span>
    <VisuallyHidden>{`, ${words.after} `}</VisuallyHidden>
    <strong>{after}</strong>
  </span>
);

/** A line from the old score, a ring, to the new one, a dot. */
export function Track({ change }: { change: Change }) {
  const { before, after } = change;
  const tone = directionOf(change) === "same" ? css.unsure : css.sure;
  return (
    <svg className={`${css.track} ${tone}`} height="16" aria-hidden="true">
      <line className={css.rail} x1="0%" x2="100%" y1="8" y2="8" />
      <line className={css.way} x1={`${before}%`} x2={`${after}%`} y1="8" y2="8" />
      <circle className={css.oldDot} cx={`${before}%`} cy="8" r="5" />
      <circle className={css.newDot} cx={`${after}%`} cy="8" r="6" />
    </svg>
  );
}

/** Says whether the difference counts as a change. */
export const Verdict = ({ change }: { change: Change }) => (
  <span className={directionOf(change) === "same" ? css.small : css.moved}>
    {describeChange(change)}
  </span>
);
