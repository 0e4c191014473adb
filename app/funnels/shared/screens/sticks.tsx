import * as css from "./sticks.css.ts";

const COUNT = 5;
const HEIGHTS = [58, 50, 62, 48, 56];

/** The mark of the house: five sticks, one for each minute of a lesson; `lit` of them burn. */
export const Sticks = ({ lit }: { lit: number }) => (
  <svg className={css.sticks} viewBox="0 0 120 72" fill="none" aria-hidden="true">
    {Array.from({ length: COUNT }, (_, index) => {
      const x = 12 + index * 24;
      const top = 68 - (HEIGHTS[index] ?? 0);
      const isLit = index < lit;
      return (
        <g key={x}>
          <path className={isLit ? css.lit : css.wood} d={`M${x - 5} 68 L${x + 3} ${top + 10}`} />
          {isLit && <circle className={css.spark} cx={x + 4.5} cy={top + 1} r="5" />}
        </g>
      );
    })}
  </svg>
);
