import { z } from "zod";
import type { Database } from "#app/data/database.ts";
import { insertLimitedEmailJob } from "#app/data/email-jobs.ts";
import { listPaidOrders } from "#app/data/orders.ts";
import { days, minutes } from "#app/domain/duration.ts";
import { type EmailAddress, parseEmailAddress } from "#app/domain/email-address.ts";
import { emailField } from "#app/domain/email-field.ts";
import type { Clock } from "#app/platform/clock.ts";
import { hashText } from "#app/platform/hash.ts";
import { enforceRateLimits, type RateLimits, type Sender } from "#app/platform/rate-limit.ts";
import { lost } from "../content/downloads.ts";

/** The body of the "Lost your download?" form. */
export const LostDownload = z.strictObject({ email: emailField(lost.invalid) });

export type LinksDeps = {
  db: Database;
  clock: Clock;
  limits: RateLimits;
  enqueueEmails: (jobIds: string[]) => void;
};

/** Nobody has bought more than this by mistake. */
const MAX_ORDERS = 10;
/** Anyone can request it for any address, so it must not flood an inbox. */
const PAUSE_MS = minutes(5);
const MOST_A_DAY = 6;

/**
 * Mails fresh links to everything bought with an address. The response is the same whether or not there is
 * anything, so that customers cannot be enumerated.
 * @throws AppError `too_many_requests`.
 */
export async function mailOrderLinks(
  deps: LinksDeps,
  sender: Sender,
  asked: EmailAddress,
): Promise<void> {
  await enforceRateLimits(deps.limits, "lostDownload", sender);
  const createdAt = deps.clock();
  const orders = await listPaidOrders(deps.db, asked);
  // To the address as it was bought with: mailboxes may be case-sensitive.
  const email = parseEmailAddress(orders[0]?.email ?? asked) ?? asked;
  const keyPrefix = `order_links:${await hashText(email.toLowerCase())}:`;
  const job = {
    id: crypto.randomUUID(),
    kind: "order_links" as const,
    email,
    payload: {
      orders: orders.slice(0, MAX_ORDERS).map(({ id, product }) => ({ orderId: id, product })),
    },
    dedupeKey: `${keyPrefix}${createdAt}`,
    createdAt,
  };
  // Also queried when there is nothing to mail: a faster response would give that away.
  const mostADay = orders.length === 0 ? 0 : MOST_A_DAY;
  const isQueued = await insertLimitedEmailJob(deps.db, job, keyPrefix, [
    { since: createdAt - PAUSE_MS, most: 1 },
    { since: createdAt - days(1), most: mostADay },
  ]);
  if (isQueued) deps.enqueueEmails([job.id]);
}
