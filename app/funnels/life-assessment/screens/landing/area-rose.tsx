import * as css from "./area-rose.css.ts";

/** Pointing up, from the centre to the rim. */
const PETAL = "M0 0C-34-26-44-74 0-120C44-74 34-26 0 0Z";
const RING = 132;

type Petal = {
  readonly key: string;
  /** Length, 0 to 100. */
  readonly length: number;
  readonly name?: string;
  readonly isMarked?: boolean;
};

const NAME_PLACES = [
  { x: 0, y: -150 },
  { x: 164, y: -82 },
  { x: 112, y: 146 },
  { x: -112, y: 146 },
  { x: -164, y: -82 },
];

const turn = (index: number) => `rotate(${index * 72})`;

type AreaRoseProps = {
  petals: readonly Petal[];
  /** Text alternative; decorative without. */
  label?: string;
};

/**
 * The five areas as petals, clockwise from the top, surrounded by a stroke for each of the hundred statements.
 */
export const AreaRose = ({ petals, label }: AreaRoseProps) => (
  <svg
    className={css.rose}
    viewBox={petals.some(({ name }) => name) ? "-220 -170 440 326" : "-138 -138 276 276"}
    fill="none"
    role="img"
    aria-label={label}
    aria-hidden={label === undefined}
  >
    <circle className={css.statements} r={RING} pathLength={100} transform="rotate(-90.6)" />
    <circle className={css.ring} r="60" />
    <circle className={css.ring} r="120" />
    {petals.map(({ key }, index) => (
      <path key={key} className={css.bed} d={PETAL} transform={turn(index)} />
    ))}
    {petals.map(({ key, length, name, isMarked }, index) => (
      <g key={key}>
        <g transform={turn(index)}>
          <path
            className={isMarked ? css.marked : css.petal}
            d={PETAL}
            style={{ transform: `scale(${length / 100})` }}
          />
        </g>
        {name && (
          <text className={css.name} {...NAME_PLACES[index]}>
            {name}
          </text>
        )}
      </g>
    ))}
  </svg>
);
