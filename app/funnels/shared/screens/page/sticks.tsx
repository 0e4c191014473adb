import * as css from "./logo.css.ts";

const STICKS = [
  { height: 46, lean: 9 },
  { height: 40, lean: 7 },
  { height: 49, lean: 8 },
  { height: 42, lean: 9 },
  { height: 47, lean: 7 },
];
const GROUND = 76;
const FLAME = "M0-20C3-12 9-9 9-1A9 9 0 0 1-9-1C-9-6-6-8-5-12-3-10-1-15 0-20Z";

/** The brand's picture: five matches, one for each minute of a lesson. The first `lit` burn. */
export const Sticks = ({ lit }: { lit: number }) => (
  <svg className={css.sticks} viewBox="0 0 132 80" fill="none" aria-hidden="true">
    {STICKS.map(({ height, lean }, index) => {
      const foot = 12 + index * 25;
      const tip = { x: foot + lean, y: GROUND - height };
      return (
        <g key={foot}>
          <path className={css.wood} d={`M${foot} ${GROUND} L${tip.x} ${tip.y}`} />
          {index < lit ? (
            <path className={css.stickFlame} d={FLAME} transform={`translate(${tip.x} ${tip.y})`} />
          ) : (
            <circle className={css.stickHead} cx={tip.x} cy={tip.y} r="5" />
          )}
        </g>
      );
    })}
  </svg>
);
