import { findBand } from "#app/funnels/life-assessment/rules/reliability.ts";
import { sidePetal } from "./area-mark.css.ts";
import { PetalFill } from "./petal-fill.tsx";

/** One petal in the colour around it, as long as a sub-dimension's score, with its band as a soft edge. */
export const SidePetal = ({ score }: { score: number }) => (
  <svg className={sidePetal} viewBox="-40 -122 80 124" fill="none" aria-hidden="true">
    <PetalFill score={score} edge={findBand(score, "subDimension")} />
  </svg>
);
