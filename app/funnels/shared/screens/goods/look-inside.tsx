import { type ComponentType, type MouseEvent, type ReactNode, useState } from "react";
import type { Archetype } from "#app/domain/archetypes.ts";
import { type GoodsId, goods, lookInside } from "../../content/goods.ts";
import { type Sheet, sheetPath } from "../../content/sheet.ts";
import * as css from "./look-inside.css.ts";
import type { ReadingDialog } from "./reading-dialog.tsx";

type Dialog = ComponentType<Parameters<typeof ReadingDialog>[0]>;

type LookInsideProps = {
  of: GoodsId;
  /** Of the reader, whose own pages are shown. */
  archetype?: Archetype | undefined;
  /** The only page to show, instead of three. */
  sheet?: Sheet;
  /** The picture to press, instead of a button. */
  children?: ReactNode;
};

/** Opens pages to read. Their dialog is loaded on the first press; without script, this is a link to the first page. */
export function LookInside({ of, archetype, sheet, children }: LookInsideProps) {
  const [Shown, setShown] = useState<Dialog | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { name, opens } = goods[of];
  const path = sheetPath(sheet?.id ?? opens, "reading", archetype);

  async function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
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
      {children ? (
        <a className={css.picture} href={path} onClick={open}>
          {children}
        </a>
      ) : (
        <a className={css.link} href={path} aria-label={`${lookInside} ${name}`} onClick={open}>
          {lookInside}
        </a>
      )}
      {Shown && (
        <Shown
          of={of}
          archetype={archetype}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          {...(sheet && { sheet })}
        />
      )}
    </>
  );
}
