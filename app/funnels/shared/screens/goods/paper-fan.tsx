import type { Archetype } from "#app/domain/archetypes.ts";
import { type GoodsId, goods } from "../../content/goods.ts";
import { fans } from "../../content/goods-fans.ts";
import { LookInside } from "./look-inside.tsx";
import { Paper } from "./paper.tsx";
import * as css from "./paper-fan.css.ts";

type PaperFanProps = {
  of: GoodsId;
  /** Of the reader, whose own pages are shown. */
  archetype?: Archetype | undefined;
  /** Without a link to read three pages. */
  isClosed?: boolean;
};

/** Real pages of what is sold, fanned as paper. */
export const PaperFan = ({ of, archetype, isClosed = false }: PaperFanProps) => (
  <div className={css.goods}>
    <div className={css.fan}>
      {fans[of].map((sheet) => (
        <Paper key={sheet.id} sheet={sheet} archetype={archetype} ratio={goods[of].ratio} />
      ))}
    </div>
    {!isClosed && <LookInside of={of} archetype={archetype} />}
  </div>
);
