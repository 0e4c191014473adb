import { type ComponentType, type MouseEvent, useState } from "react";
import { type GoodsId, goods, lookInside, sheetPath } from "../../content/goods.ts";
import * as css from "./look-inside.css.ts";
import type { ReadingDialog } from "./reading-dialog.tsx";

type Dialog = ComponentType<Parameters<typeof ReadingDialog>[0]>;

/** Opens three pages to read. Their dialog is loaded on the first press; without script it is a link to a page. */
export function LookInside({ of }: { of: GoodsId }) {
  const [Shown, setShown] = useState<Dialog | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { name, opens } = goods[of];
  const path = sheetPath(opens, "reading");

  async function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    try {
      const { ReadingDialog } = await import("./reading-dialog.tsx");
      setShown(() => ReadingDialog);
      setIsOpen(true);
    } catch {
      location.assign(path);
    }
  }

  return (
    <>
      <a className={css.link} href={path} aria-label={`${lookInside} ${name}`} onClick={open}>
        {lookInside}
      </a>
      {Shown && <Shown of={of} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
