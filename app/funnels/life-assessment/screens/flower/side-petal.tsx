import * as css from "./area-flower.css.ts";
import { PETAL, VEIN } from "./area-flower.tsx";
import { sidePetal } from "./area-mark.css.ts";

/** One petal in the colour around it, as long as a score from 0 to 100. */
export const SidePetal = ({ score }: { score: number }) => (
  <svg className={sidePetal} viewBox="-40 -122 80 124" fill="none" aria-hidden="true">
    <path className={css.bed} d={PETAL} />
    <g className={css.petal} style={{ transform: `scale(${score / 100})` }}>
      <path d={PETAL} />
      <path className={css.vein} d={VEIN} />
    </g>
  </svg>
);
