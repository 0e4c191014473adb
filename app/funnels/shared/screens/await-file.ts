import { seconds } from "#app/domain/duration.ts";
import { inTime } from "./in-time.ts";

type World = {
  readonly ask: (path: string) => Promise<Response>;
  readonly pause: (ms: number) => Promise<unknown>;
};

const world: World = {
  ask: (path) => inTime(fetch(path, { method: "HEAD", credentials: "include" })),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** About a minute, given the responses' `Retry-After`. */
const TRIES = 12;

/**
 * Resolves when the file can be downloaded. `onWait` is called once if it has to be generated first.
 * @throws Error if access is denied or generation times out; TypeError without a response
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
