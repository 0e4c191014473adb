import { seconds } from "#app/domain/duration.ts";

/** How long the browser waits for a server, a script or another part of a page. */
const LIMIT_MS = seconds(15);

/** @throws Error if nothing has come in time: a firewall may drop a request without an answer */
export const inTime = <T>(awaited: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    awaited.then(resolve, reject);
    setTimeout(() => reject(new Error("No answer in time.")), LIMIT_MS);
  });
