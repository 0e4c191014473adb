import {
  EITHER,
  type GoodsId,
  goods,
  SHEET_WIDTHS,
  type Sheet,
  sheetPath,
} from "../../content/goods.ts";
import { LookInside } from "./look-inside.tsx";
import * as css from "./paper-fan.css.ts";

type PaperFanProps = {
  of: GoodsId;
  /** In place of the sheet on top. */
  top?: Sheet;
  /** Without a way to read three pages. */
  isClosed?: boolean;
};

/** Real pages of what is sold, fanned as paper. */
export const PaperFan = ({ of, top, isClosed = false }: PaperFanProps) => (
  <div className={css.goods}>
    <div className={css.fan}>
      {goods[of].fan.map((sheet, index) => (
        <Paper
          key={sheet.id}
          sheet={(index === goods[of].fan.length - 1 && top) || sheet}
          ratio={goods[of].ratio}
        />
      ))}
    </div>
    {!isClosed && <LookInside of={of} />}
  </div>
);

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
