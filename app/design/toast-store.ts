import { useSyncExternalStore } from "react";

export type ToastContent = {
  title: string;
  description?: string;
  /** `problem` interrupts a screen reader; `notice` waits its turn. */
  tone?: "notice" | "problem";
};
export type Toast = ToastContent & { id: number; isShown: boolean };

const SHOWN_MS = 5_000;
/** A dismissed toast stays in memory, unseen, for so long. */
const REMOVED_AFTER_MS = 1_000_000;

let current: Toast | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: Toast | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a message for 5 s; the one before it goes at once. */
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

/** While it is pointed at or focused, a toast does not run out. */
export function holdToast(): void {
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
