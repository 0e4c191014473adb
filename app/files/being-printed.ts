import { AppError } from "#app/platform/app-error.ts";

const TRIES = "tries";
/** About a minute. A later visit starts over. */
const MOST_TRIES = 12;
const WAIT_SECONDS = "5";

const countTries = (url: URL): number =>
  Number(/^\d{1,3}$/.exec(url.searchParams.get(TRIES) ?? "")?.[0] ?? 0);

type Words = { readonly message: string; readonly failure: string };

/**
 * Enqueues the print of a file that is not stored yet, and returns the error to answer with. `Refresh` makes a browser
 * showing this response retry, until the file is there or it has tried often enough.
 */
export function askToPrint(request: Request, enqueue: () => void, words: Words): AppError {
  const url = new URL(request.url);
  const tries = countTries(url);
  if (tries >= MOST_TRIES) return new AppError("unavailable", words.failure);
  enqueue();
  url.searchParams.set(TRIES, String(tries + 1));
  const headers = {
    "Retry-After": WAIT_SECONDS,
    Refresh: `${WAIT_SECONDS}; url=${url.pathname}${url.search}`,
  };
  return new AppError("unavailable", words.message, { headers });
}
