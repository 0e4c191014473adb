import { type GoodsId, goods, SHEET_WIDTHS, type Sheet, sheetPath } from "../../content/goods.ts";
import { LookInside } from "./look-inside.tsx";
import * as css from "./paper-fan.css.ts";

type PaperFanProps = { of: GoodsId; isClosed?: boolean; className?: string };

/** Real pages of what is sold, fanned as paper, with a way to read three of them unless `isClosed`. */
export const PaperFan = ({ of, isClosed = false, className = "" }: PaperFanProps) => (
  <div className={`${css.goods} ${className}`}>
    <div className={css.fan}>
      {goods[of].fan.map((sheet) => (
        <Paper key={sheet.id} sheet={sheet} ratio={goods[of].ratio} />
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
