import { useEffect, useRef } from "react";
import { Icon } from "./icon.tsx";
import { dismissToast, holdToast, resumeToast, type Toast, useToast } from "./toast-store.ts";
import * as css from "./toaster.css.ts";

/** Where toasts appear: a popover, so that it stands above an open dialog too. */
export function Toaster() {
  const toast = useToast();
  const region = useRef<HTMLDivElement>(null);
  const isShown = toast?.isShown ?? false;

  useEffect(() => {
    const element = region.current;
    if (!element || !isShown) return;
    element.popover = "manual";
    element.showPopover();
    return () => element.hidePopover();
  }, [isShown]);

  return (
    <div ref={region} className={css.region}>
      <div role="status">{toast?.isShown && toast.tone !== "problem" && <ToastCard key={toast.id} toast={toast} />}</div>
      <div role="alert">{toast?.isShown && toast.tone === "problem" && <ToastCard key={toast.id} toast={toast} />}</div>
    </div>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const card = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = card.current;
    for (const event of ["pointerenter", "focusin"]) element?.addEventListener(event, holdToast);
    for (const event of ["pointerleave", "focusout"]) element?.addEventListener(event, resumeToast);
  }, []);

  return (
    <div ref={card} className={css.toast[toast.tone ?? "notice"]}>
      <div className={css.text}>
        <p className={css.title}>{toast.title}</p>
        {toast.description && <p className={css.description}>{toast.description}</p>}
      </div>
      <button type="button" className={css.close} aria-label="Dismiss" onClick={dismissToast}>
        <Icon name="close" />
      </button>
    </div>
  );
}
