import type { Band } from "#app/funnels/life-assessment/rules/reliability.ts";
import * as css from "./area-flower.css.ts";

/** Pointing up, from the centre to the rim. */
export const PETAL = "M0 0C-34-26-44-74 0-120C44-74 34-26 0 0Z";
const VEIN = "M0-34V-96";

type PetalFillProps = {
  /** The petal's length, 0 to 100. */
  score: number;
  /** Drawn softer than the rest, around the score. */
  edge: Band | undefined;
  className?: string | undefined;
};

/** A petal in the inherited colour, on the faint shape of a whole one. */
export const PetalFill = ({ score, edge, className = "" }: PetalFillProps) => (
  <>
    <path className={css.bed} d={PETAL} />
    <g className={className}>
      {edge && <path className={css.edge} d={PETAL} style={scaleTo(edge.high)} />}
      <g className={edge ? css.reached : css.petal} style={scaleTo(score)}>
        <path d={PETAL} />
        {!edge && <path className={css.vein} d={VEIN} />}
      </g>
      {edge && <path className={css.petal} d={PETAL} style={scaleTo(edge.low)} />}
    </g>
  </>
);

const scaleTo = (length: number) => ({ transform: `scale(${length / 100})` });
