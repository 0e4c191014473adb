import type { Art } from "@kindling/press/book";
import type { Archetype } from "../../app/domain/archetypes.ts";
import { INKS } from "../dating-guide/inks.ts";
import { drawSign } from "../dating-guide/signs.ts";

/** The sign of one pattern, large, in rings that go over the edge. */
export const drawReportCover =
  (archetype: Archetype): Art =>
  (pen, { width }) => {
    const { onFill } = INKS[archetype];
    const x = width * 0.6;
    const y = 268;
    for (const [radius, opacity] of [
      [400, 0.1],
      [312, 0.14],
      [224, 0.2],
    ] as const) {
      pen.circle(x, y, radius, { fill: "#ffffff", opacity });
    }
    drawSign(pen, archetype, { x, y, r: 132 }, onFill);
  };
