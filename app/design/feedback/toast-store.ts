import { useSyncExternalStore } from "react";

export type ToastContent = {
  title: string;
  description?: string;
  /** `problem` interrupts a screen reader; `notice` waits its turn. */
  tone?: "notice" | "problem";
};
export type Toast = ToastContent & { id: number; isShown: boolean };

const SHOWN_MS = 5_000;
/** How long a dismissed toast stays in memory, hidden. */
const REMOVED_AFTER_MS = 1_000_000;

let current: Toast | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: Toast | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a toast for 5 s, replacing the current one. */
export function showToast(content: ToastContent): void {
  set({ ...content, id: (current?.id ?? 0) + 1, isShown: true });
  resumeToast();
}

export function dismissToast(): void {
  clearTimeout(timer);
  if (!current) return;
  set({ ...current, isShown: false });
  timer = setTimeout(() => set(null), REMOVED_AFTER_MS);
}

/** Stops the timeout while the toast is hovered or focused. */
export function pauseToast(): void {
  clearTimeout(timer);
}

export function resumeToast(): void {
  clearTimeout(timer);
  timer = setTimeout(dismissToast, SHOWN_MS);
}

export const useToast = (): Toast | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
    () => null,
  );
