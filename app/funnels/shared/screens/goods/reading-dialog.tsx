import { useState } from "react";
import { Dialog } from "#app/design/controls/dialog.tsx";
import { type GoodsId, goods } from "../../content/goods.ts";
import { inside, insides } from "../../content/goods-inside.ts";
import { SHEET_WIDTHS, type Sheet, sheetPath } from "../../content/sheet.ts";
import * as css from "./reading-dialog.css.ts";

type ReadingDialogProps = { of: GoodsId; sheet?: Sheet; isOpen: boolean; onClose: () => void };

/** Three pages one below the other, or one. A press shows a page at full size, to be scrolled. */
export const ReadingDialog = ({ of, sheet, isOpen, onClose }: ReadingDialogProps) => (
  <Dialog title={inside.title(goods[of].name)} isOpen={isOpen} onClose={onClose}>
    <p className={css.lead}>{inside.lead}</p>
    <ul role="list" className={css.pages}>
      {(sheet ? [sheet] : insides[of]).map((page) => (
        <li key={page.id}>
          <ReadingPage sheet={page} ratio={goods[of].ratio} />
        </li>
      ))}
    </ul>
  </Dialog>
);

function ReadingPage({ sheet, ratio }: { sheet: Sheet; ratio: number }) {
  const [isLarge, setIsLarge] = useState(false);
  return (
    <figure>
      <button
        type="button"
        className={css.page}
        aria-pressed={isLarge}
        aria-label={`${inside.enlarge}: ${sheet.alt}`}
        onClick={() => setIsLarge(!isLarge)}
      >
        <img
          className={isLarge ? css.large : css.fitting}
          src={sheetPath(sheet.id, "reading")}
          alt=""
          width={SHEET_WIDTHS.reading}
          height={Math.round(SHEET_WIDTHS.reading * ratio)}
          loading="lazy"
          decoding="async"
        />
      </button>
      <figcaption className={css.caption}>{sheet.alt}</figcaption>
    </figure>
  );
}
