import { useState } from "react";
import { Dialog } from "#app/design/controls/dialog.tsx";
import type { Archetype } from "#app/domain/archetypes.ts";
import { type GoodsId, goods } from "../../content/goods.ts";
import { inside, insides } from "../../content/goods-inside.ts";
import { SHEET_WIDTHS, type Sheet, sheetPath } from "../../content/sheet.ts";
import * as css from "./reading-dialog.css.ts";

type ReadingDialogProps = {
  of: GoodsId;
  archetype: Archetype | undefined;
  sheet?: Sheet;
  isOpen: boolean;
  onClose: () => void;
};

/** Three pages one below the other, or one. A press shows a page at full size, to be scrolled. */
export const ReadingDialog = ({ of, archetype, sheet, ...dialog }: ReadingDialogProps) => (
  <Dialog title={inside.title(goods[of].name)} {...dialog}>
    <p className={css.lead}>{inside.lead}</p>
    <ul role="list" className={css.pages}>
      {(sheet ? [sheet] : insides[of]).map((page) => (
        <li key={page.id}>
          <ReadingPage
            src={sheetPath(page.id, "reading", archetype)}
            alt={page.alt}
            ratio={goods[of].ratio}
          />
        </li>
      ))}
    </ul>
  </Dialog>
);

function ReadingPage({ src, alt, ratio }: { src: string; alt: string; ratio: number }) {
  const [isLarge, setIsLarge] = useState(false);
  return (
    <figure>
      <button
        type="button"
        className={css.page}
        aria-pressed={isLarge}
        aria-label={`${inside.enlarge}: ${alt}`}
        onClick={() => setIsLarge(!isLarge)}
      >
        <img
          className={isLarge ? css.large : css.fitting}
          src={src}
          alt=""
          width={SHEET_WIDTHS.reading}
          height={Math.round(SHEET_WIDTHS.reading * ratio)}
          loading="lazy"
          decoding="async"
        />
      </button>
      <figcaption className={css.caption}>{alt}</figcaption>
    </figure>
  );
}
