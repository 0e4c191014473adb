import type { Archetype } from "#app/domain/archetypes.ts";
import { EITHER, SHEET_WIDTHS, type Sheet, sheetPath } from "../../content/sheet.ts";
import * as css from "./paper-fan.css.ts";

type PaperProps = {
  sheet: Sheet;
  /** Of the reader. */
  archetype?: Archetype | undefined;
  ratio: number;
};

/** One page as a sheet of paper. */
export const Paper = ({ sheet, archetype, ratio }: PaperProps) => (
  <img
    className={css.paper}
    src={sheetPath(sheet.id, "fan", archetype)}
    alt={sheet.alt}
    width={SHEET_WIDTHS.fan}
    height={Math.round(SHEET_WIDTHS.fan * ratio)}
    loading="lazy"
    decoding="async"
  />
);

/** A small sheet beside words that say what it is. */
export const Thumbnail = ({ id, ...rest }: { id: string } & Pick<PaperProps, "archetype">) => (
  <Paper sheet={{ id, alt: "" }} ratio={EITHER} {...rest} />
);
