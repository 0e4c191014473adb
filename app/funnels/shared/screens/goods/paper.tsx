import { EITHER, SHEET_WIDTHS, type Sheet, sheetPath } from "../../content/sheet.ts";
import * as css from "./paper-fan.css.ts";

/** One page as a sheet of paper. */
export const Paper = ({ sheet, ratio }: { sheet: Sheet; ratio: number }) => (
  <img
    className={css.paper}
    src={sheetPath(sheet.id, "fan")}
    alt={sheet.alt}
    width={SHEET_WIDTHS.fan}
    height={Math.round(SHEET_WIDTHS.fan * ratio)}
    loading="lazy"
    decoding="async"
  />
);

/** A small sheet beside words that say what it is. */
export const Thumbnail = ({ id }: { id: string }) => (
  <Paper sheet={{ id, alt: "" }} ratio={EITHER} />
);
