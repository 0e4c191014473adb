import type { OutlineItem } from "pdfkit";
import type { Pen } from "./pen.ts";
import type { Mark } from "./rows.ts";

/** Bookmarks in two levels, and the anchors of links. */
export function startOutline({ doc, anchor }: Pen): (mark: Mark, y: number) => void {
  let chapter: OutlineItem = doc.outline;
  return ({ id, title, level }, y) => {
    anchor(id, y);
    const item = (level === 1 ? doc.outline : chapter).addItem(title, { top: y });
    if (level === 1) chapter = item;
  };
}
