import { useEffect, useState } from "react";
import { inTime } from "#app/funnels/shared/screens/in-time.ts";

/** A lazily loaded part of the page. */
export type OnDemand<T> = {
  /** Null until loaded. */
  readonly get: () => T | null;
  /** Loads once; after a failure, the next call retries. */
  readonly load: () => Promise<T>;
};

export function onDemand<T>(load: () => Promise<T>): OnDemand<T> {
  let part: T | null = null;
  let pending: Promise<T> | null = null;
  let hasFailed = false;
  return {
    get: () => part,
    load: () => {
      pending ??= inTime(hasFailed ? requestLostStyles().then(load) : load()).then(
        (loaded) => {
          part = loaded;
          return loaded;
        },
        (error: unknown) => {
          pending = null;
          hasFailed = true;
          throw error;
        },
      );
      return pending;
    },
  };
}

/** Vite requests a part's stylesheets only once: after a lost connection, a retry would render it without them. */
const requestLostStyles = () =>
  Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]:not([disabled])")]
      .filter(isLost)
      .map(
        (lost) =>
          new Promise((resolve, reject) => {
            const again = lost.cloneNode() as HTMLLinkElement;
            again.onload = resolve;
            again.onerror = reject;
            // Beside the lost link: that one may still be loading, and if removed, would never notify its listeners.
            lost.insertAdjacentElement("afterend", again);
          }),
      ),
  );

/** A stylesheet that failed to load has no sheet, or in Chromium one whose rules cannot be read. */
function isLost({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet?.cssRules.length;
  } catch {
    return true;
  }
}

/** Preloads a part. Ignores a failure: it is retried when the part is needed. */
export const preload = (part: OnDemand<unknown>): void => {
  part.load().catch(() => {});
};

export type Demanded<T> =
  | { readonly name: "loaded"; readonly part: T }
  | { readonly name: "loading" }
  | { readonly name: "failed"; readonly retry: () => void };

/** A part to render now. A preloaded part is available on first render. */
export function useOnDemand<T>(demanded: OnDemand<T> | null): Demanded<T> {
  const [failed, setFailed] = useState<OnDemand<T> | null>(null);
  const [, setLoaded] = useState<OnDemand<T> | null>(null);
  const isFailed = demanded !== null && failed === demanded;
  const part = demanded?.get() ?? null;
  // As rendered: if the part arrives before the effect runs, a re-render is still needed.
  const isMissing = part === null;

  useEffect(() => {
    if (!demanded || !isMissing || isFailed) return;
    demanded.load().then(
      () => setLoaded(demanded),
      () => setFailed(demanded),
    );
  }, [demanded, isMissing, isFailed]);

  if (part) return { name: "loaded", part };
  if (!isFailed) return { name: "loading" };
  return { name: "failed", retry: () => demanded.load().then(() => setFailed(null), reloadPage) };
}

/** A script that keeps failing may belong to an earlier deployment: a reload gets the current page. */
function reloadPage(): void {
  if (navigator.onLine) window.location.reload();
}
