import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { DISMISS } from "../content/labels.ts";
import { Icon } from "../icon.tsx";
import { raise } from "../raise.ts";
import { dismissToast, pauseToast, resumeToast, type Toast, useToast } from "./toast-store.ts";
import * as css from "./toaster.css.ts";

/**
 * The toast region: a popover, to be above everything. An open dialog makes the rest of the page inert, so the
 * region then moves into the dialog.
 */
export function Toaster() {
  const toast = useToast();
  const shown = toast?.isShown ? toast : null;
  const shownId = shown?.id;
  const region = useRef<HTMLDivElement>(null);
  const [host, setHost] = useState<Element | null>(null);

  useEffect(() => {
    if (shownId !== undefined)
      setHost([...document.querySelectorAll("dialog[open]")].at(-1) ?? null);
  }, [shownId]);

  // Reopened for each toast and host: the top layer stacks by order of opening.
  useEffect(() => {
    const element = region.current;
    if (!element || shownId === undefined || (host && !host.contains(element))) return;
    return raise(element);
  }, [shownId, host]);

  // An error disappears with its cause: on the next press of a button, and as soon as a field is corrected. So it is
  // never shown beside a success message or on the next screen. Checkboxes are left out: pressing one may itself cause
  // the error, and its input event comes after the click.
  const isProblem = shown?.tone === "problem";
  useEffect(() => {
    if (!isProblem) return;
    const on = (cause: string) => (event: Event) => {
      if (event.target instanceof Element && event.target.closest(cause)) dismissToast();
    };
    const causes = {
      click: on("button"),
      submit: dismissToast,
      input: on("input:not([type=checkbox]), select, textarea"),
    };
    const entries = Object.entries(causes);
    for (const [name, end] of entries) window.addEventListener(name, end, { capture: true });
    return () => {
      for (const [name, end] of entries) window.removeEventListener(name, end, { capture: true });
    };
  }, [isProblem]);

  const card = shown && <ToastCard key={shown.id} toast={shown} />;
  const content = (
    <div ref={region} className={css.region}>
      <div role="status">{!isProblem && card}</div>
      <div role="alert">{isProblem && card}</div>
    </div>
  );
  return host ? createPortal(content, host) : content;
}

const hold = {
  onPointerEnter: pauseToast,
  onPointerLeave: resumeToast,
  onFocus: pauseToast,
  onBlur: resumeToast,
};

const ToastCard = ({ toast }: { toast: Toast }) => (
  <div className={css.toast[toast.tone ?? "notice"]} {...hold}>
    <div className={css.text}>
      <p className={css.title}>{toast.title}</p>
      {toast.description && <p className={css.description}>{toast.description}</p>}
    </div>
    <button type="button" className={css.close} aria-label={DISMISS} onClick={dismissToast}>
      <Icon name="close" />
    </button>
  </div>
);
