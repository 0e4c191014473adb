import type { Area } from "../../app/press/paper.ts";
import type { Pen } from "../../app/press/pen.ts";

export function drawCoverArt(pen: Pen, { width }: Area): void {
  pen.circle(width * 0.66, 250, 160, { fill: "#f7678f", opacity: 0.9 });
  pen.circle(width * 0.4, 300, 160, { fill: "#ffb703", opacity: 0.7 });
}
