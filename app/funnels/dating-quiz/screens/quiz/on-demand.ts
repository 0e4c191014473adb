import { useEffect, useState } from "react";

/** A part of the page whose script comes when it is asked for. */
export type OnDemand<T> = {
  /** Null until it has come. */
  readonly get: () => T | null;
  /** Asks once, and again after a failure. */
  readonly load: () => Promise<T>;
};

export function onDemand<T>(load: () => Promise<T>): OnDemand<T> {
  let part: T | null = null;
  let asked: Promise<T> | null = null;
  return {
    get: () => part,
    load: () => {
      asked ??= load().then(
        (loaded) => {
          part = loaded;
          return loaded;
        },
        (error: unknown) => {
          asked = null;
          throw error;
        },
      );
      return asked;
    },
  };
}

/** Has the script come before it is needed. What fails is asked for again when it is. */
export const loadAhead = (part: OnDemand<unknown>): void => {
  part.load().catch(() => {});
};

export type Demanded<T> =
  | { readonly name: "loaded"; readonly part: T }
  | { readonly name: "loading" }
  | { readonly name: "failed"; readonly tryAgain: () => void };

/** A part that is needed now. What has come before is there at once. */
export function useOnDemand<T>(demanded: OnDemand<T> | null): Demanded<T> {
  const [failed, setFailed] = useState<OnDemand<T> | null>(null);
  const [, setLoaded] = useState<OnDemand<T> | null>(null);
  const isFailed = demanded !== null && failed === demanded;
  const part = demanded?.get() ?? null;
  // As it was shown: it may have come since, and nothing would show it.
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
  return { name: "failed", tryAgain: () => demanded.load().then(() => setFailed(null), loadAnew) };
}

/** A script that is gone for good was of an earlier version: the page of today knows where it is now. */
function loadAnew(): void {
  if (navigator.onLine) window.location.reload();
}
