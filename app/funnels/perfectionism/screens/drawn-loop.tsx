import * as css from "./drawn-loop.css.ts";

/** A hand-drawn loop around something: this funnel's visual motif. */
export const DrawnLoop = () => (
  <svg className={css.loop} viewBox="0 0 200 80" preserveAspectRatio="none" aria-hidden="true">
    <path
      className={css.line}
      d="M46 14C92-4 172 2 190 28S168 72 96 77 2 62 5 38 66 1 148 9"
      vectorEffect="non-scaling-stroke"
    />
  </svg>
);
