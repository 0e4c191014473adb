import { findSubscription } from "#app/data/quiz2-subscriptions.ts";
import { fileOfGuide, type SoldFile } from "#app/domain/download.ts";
import { subscriberGuides } from "#app/funnels/shared/content/subscriber-guides.ts";
import { isEntitled } from "#app/subscriptions/server/access.ts";
import { findSubscriberAttempt } from "#app/subscriptions/server/find-subscriber.ts";
import { isPermitted, type RequestedFile } from "./download-permission.ts";
import type { ReturnDeps } from "./sync-return.ts";

type Deps = Pick<ReturnDeps, "db" | "clock"> & Parameters<typeof isPermitted>[0];

/**
 * The guide of an attempt's subscriber, who is known by the browser or brings a fresh permission; null for
 * everybody else, and when the subscription is not alive.
 */
export async function findSubscriberFile(
  deps: Deps,
  request: Request,
  requested: RequestedFile,
): Promise<SoldFile | null> {
  const file = subscriberGuides.map(fileOfGuide).find((name) => name === requested.file);
  if (file === undefined) return null;
  const own = await findSubscriberAttempt(deps, request);
  if (own?.id === requested.id) return file;
  if (!(await isPermitted(deps, request, requested))) return null;
  const subscription = await findSubscription(deps.db, { attemptId: requested.id });
  return subscription !== null && isEntitled(subscription, deps.clock()) ? file : null;
}
