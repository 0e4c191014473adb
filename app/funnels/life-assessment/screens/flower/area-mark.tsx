import { AREAS, type AreaKey } from "#app/domain/life-areas.ts";
import * as css from "./area-accents.css.ts";

/** A small flower with one area's petal in its colour, shown in front of the area's name. */
export const AreaMark = ({ area }: { area: AreaKey }) => (
  <svg
    className={`${css.mark} ${css.areaAccents[area]}`}
    viewBox="-16 -16 32 32"
    aria-hidden="true"
  >
    {AREAS.map((petal, index) => (
      <path
        key={petal}
        className={petal === area ? css.ownPetal : css.otherPetal}
        d="M0 0C-4.4-3.5-6-10 0-16C6-10 4.4-3.5 0 0Z"
        transform={`rotate(${index * 72})`}
      />
    ))}
  </svg>
);
