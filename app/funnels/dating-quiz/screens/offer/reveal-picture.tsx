import type { CSSProperties } from "react";
import type { Archetype } from "#app/domain/archetypes.ts";
import { archetypeNames } from "#app/funnels/dating-quiz/content/archetype-names.ts";
import { signOf } from "../pattern-mark.tsx";
import { RADIUS, rings } from "../rosette.tsx";
import * as css from "./reveal-picture.css.ts";

/** Module state: the reveal is shown once, and not again after the order form. */
let isOver = false;

/** The rosette of the quiz, closing into the sign of the pattern. */
export const RevealPicture = ({ archetype }: { archetype: Archetype }) => (
  <svg
    className={isOver ? css.picture : `${css.picture} ${css.moving}`}
    viewBox="-94 -94 188 188"
    aria-hidden="true"
    onAnimationEnd={() => {
      isOver = true;
    }}
  >
    {rings.map((ring) => (
      <circle
        key={ring.archetype}
        className={css.ring}
        style={closing(ring)}
        cx={ring.x}
        cy={ring.y}
        r={RADIUS}
      />
    ))}
    <g className={css.sign}>
      <circle className={css.halo} r="92" />
      <circle className={css.halo} r="76" />
      <circle className={css.disc} r="58" />
      <use href={signOf(archetype)} x="-39" y="-39" width="78" height="78" />
    </g>
  </svg>
);

/** Moves a ring to the middle. */
const closing = ({ archetype, x, y }: (typeof rings)[number]): CSSProperties => {
  const way = { [css.X]: `${-x}px`, [css.Y]: `${-y}px` };
  return { ...way, color: archetypeNames[archetype].color };
};
