import { type AppLoadContext, data } from "@remix-run/cloudflare";
import { toAppError } from "./answer.ts";

/** For `.catch` in a loader: maps a failure to a status as calls do, such as 503 while the database is unavailable. */
export const refusePage =
  ({ log, requestId }: AppLoadContext) =>
  (thrown: unknown): never => {
    const { status, headers } = toAppError(thrown, log, requestId);
    throw data(null, { status, headers });
  };
