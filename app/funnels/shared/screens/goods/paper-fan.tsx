import { type GoodsId, goods } from "../../content/goods.ts";
import { fans } from "../../content/goods-fans.ts";
import type { Sheet } from "../../content/sheet.ts";
import { LookInside } from "./look-inside.tsx";
import { Paper } from "./paper.tsx";
import * as css from "./paper-fan.css.ts";

type PaperFanProps = {
  of: GoodsId;
  /** In place of the sheet on top. */
  top?: Sheet;
  /** Without a link to read three pages. */
  isClosed?: boolean;
};

/** Real pages of what is sold, fanned as paper. */
export const PaperFan = ({ of, top, isClosed = false }: PaperFanProps) => (
  <div className={css.goods}>
    <div className={css.fan}>
      {fans[of].map((sheet, index) => (
        <Paper
          key={sheet.id}
          sheet={(index === fans[of].length - 1 && top) || sheet}
          ratio={goods[of].ratio}
        />
      ))}
    </div>
    {!isClosed && <LookInside of={of} />}
  </div>
);
