import * as css from "./bookshelf.css.ts";

/** Width, height and style of each spine; one more book leans against the last. */
const SPINES = [
  [26, 148, "plain"],
  [34, 172, "fill"],
  [20, 156, "line"],
  [30, 188, "soft"],
  [22, 140, "plain"],
  [38, 176, "line"],
  [24, 164, "fill"],
  [30, 152, "plain"],
  [20, 182, "soft"],
] as const;
const GAP = 4;
const HEIGHT = 196;
const LEANING = { width: 28, height: 158, reach: 35, tilt: -14 };

const PLACES = SPINES.map(([width, height, look], index) => ({
  ...{ width, height, look },
  x: SPINES.slice(0, index).reduce((sum, [before]) => sum + before + GAP, 0),
}));
const SHELF = PLACES.reduce((sum, { width }) => sum + width + GAP, 0);

/** Decorative books on the panel's edge. */
export const Bookshelf = () => (
  <svg className={css.shelf} viewBox={`0 0 ${SHELF + 72} ${HEIGHT}`} aria-hidden="true">
    {PLACES.map(({ x, width, height, look }) => (
      <g key={x} transform={`translate(${x} ${HEIGHT - height})`}>
        <rect className={css.spine[look]} width={width} height={height + 8} rx={5} />
        <rect className={css.band} x={width / 2 - 4} y={18} width={8} height={30} rx={4} />
      </g>
    ))}
    <g transform={`translate(${SHELF + LEANING.reach} ${HEIGHT}) rotate(${LEANING.tilt})`}>
      <rect
        className={css.spine.fill}
        y={-LEANING.height}
        width={LEANING.width}
        height={LEANING.height}
        rx={5}
      />
      <rect
        className={css.band}
        x={LEANING.width / 2 - 4}
        y={18 - LEANING.height}
        width={8}
        height={30}
        rx={4}
      />
    </g>
  </svg>
);
