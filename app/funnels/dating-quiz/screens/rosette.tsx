import { ARCHETYPES } from "#app/domain/archetypes.ts";
import { archetypeNames } from "../content/archetype-names.ts";
import * as css from "./pattern-pictures.css.ts";

export const RADIUS = 52;
const OFFSET = 38;

export const rings = ARCHETYPES.map((archetype, index) => {
  const angle = ((index * 72 - 90) * Math.PI) / 180;
  return {
    archetype,
    x: Math.round(OFFSET * Math.cos(angle)),
    y: Math.round(OFFSET * Math.sin(angle)),
  };
});

/** Five overlapping patterns; the first `lit` are highlighted. */
export const Rosette = ({ lit }: { lit: number }) => (
  <svg className={css.rosette} viewBox="-94 -94 188 188" aria-hidden="true">
    {rings.map(({ archetype, x, y }, index) => (
      <circle
        key={archetype}
        className={index < lit ? css.lit : css.unlit}
        style={{ color: archetypeNames[archetype].color }}
        cx={x}
        cy={y}
        r={RADIUS}
      />
    ))}
    <circle className={css.heart} r="5" />
  </svg>
);
