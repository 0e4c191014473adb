import { seconds } from "#app/domain/duration.ts";

type World = {
  readonly ask: (path: string) => Promise<Response>;
  readonly pause: (ms: number) => Promise<unknown>;
};

const world: World = {
  ask: (path) => fetch(path, { method: "HEAD", credentials: "include" }),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** A minute or so, as the answers say when to come again. */
const TRIES = 12;

/**
 * Comes back when the file is there to be downloaded. `onWait` is called once when it has to be made first.
 * @throws Error when it may not be had, or is not made in time; TypeError when there was no answer at all.
 */
export async function awaitFile(
  path: string,
  onWait: () => void,
  { ask, pause }: World = world,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const { ok, status, headers } = await ask(path);
    if (ok) return;
    const waitMs = seconds(Number(headers.get("Retry-After")));
    if (status !== 503 || tries === TRIES || !(waitMs > 0)) throw new Error(`${status}`);
    if (tries === 1) onWait();
    await pause(waitMs);
  }
}
