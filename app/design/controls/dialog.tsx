import { type ReactNode, useEffect, useId, useRef } from "react";
import { CLOSE } from "../content/labels.ts";
import { Icon } from "../icon.tsx";
import * as css from "./dialog.css.ts";

type DialogProps = { title: string; isOpen: boolean; onClose: () => void; children: ReactNode };

/**
 * A modal on the native `dialog`, which traps focus, closes on Escape and restores focus. A click on the backdrop
 * closes it too.
 */
export function Dialog({ title, isOpen, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (isOpen) dialog?.showModal();
    else dialog?.close();
  }, [isOpen]);

  useEffect(() => {
    const dialog = ref.current;
    const onPress = (event: MouseEvent) => {
      if (event.target === dialog) dialog?.close();
    };
    dialog?.addEventListener("click", onPress);
    return () => dialog?.removeEventListener("click", onPress);
  }, []);

  return (
    <dialog ref={ref} className={css.dialog} aria-labelledby={titleId} onClose={onClose}>
      <div className={css.body}>
        <div className={css.head}>
          <h2 id={titleId} className={css.title}>
            {title}
          </h2>
          <button type="button" className={css.close} aria-label={CLOSE} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
