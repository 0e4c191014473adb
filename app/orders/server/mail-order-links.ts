import { z } from "zod";
import type { Database } from "#app/data/database.ts";
import { insertEmailJob } from "#app/data/email-jobs.ts";
import { listPaidOrders, type OrderRow } from "#app/data/orders.ts";
import { emailField } from "#app/domain/form-fields.ts";
import { type EmailAddress, parseEmailAddress } from "#app/domain/mail/email-address.ts";
import { recipientOf } from "#app/email/outbox.ts";
import type { Clock } from "#app/platform/clock.ts";
import { enforceRateLimits, type RateLimits, type Sender } from "#app/platform/rate-limit.ts";
import { lost } from "../content/downloads.ts";

/** The body of the "Lost your download?" form. */
export const LostDownload = z.strictObject({ email: emailField(lost.invalid) });

export type LinksDeps = {
  db: Database;
  clock: Clock;
  limits: RateLimits;
  afterResponse: (work: () => Promise<unknown>) => void;
  enqueueEmails: (jobIds: string[]) => void;
};

/** Nobody has more orders than this, even by mistake. */
const MAX_ORDERS = 10;

/**
 * Mails fresh links to everything bought with an address. The response is the same whether or not there is
 * anything, and takes the same time, so that customers cannot be enumerated.
 * @throws AppError `too_many_requests`.
 */
export async function mailOrderLinks(
  deps: LinksDeps,
  sender: Sender,
  asked: EmailAddress,
): Promise<void> {
  await enforceRateLimits(deps.limits, "lostDownload", sender);
  const orders = await listPaidOrders(deps.db, asked);
  // Storing a mail takes longer than storing none, so the response does not wait for it.
  if (orders.length > 0) deps.afterResponse(() => queueLinks(deps, orders, { asked }));
}

/** Queues the mail with the links, once for each `cause`. False: over the limit, or the buyer wants no mail. */
export async function queueLinks(
  { db, clock, enqueueEmails }: Pick<LinksDeps, "db" | "clock" | "enqueueEmails">,
  orders: readonly OrderRow[],
  { asked, cause }: { asked: EmailAddress; cause?: string },
): Promise<boolean> {
  const createdAt = clock();
  // The address as the buyer wrote it, because mailboxes may be case-sensitive.
  const email = parseEmailAddress(orders[0]?.email ?? asked) ?? asked;
  const recipient = await recipientOf(email);
  const job = {
    id: crypto.randomUUID(),
    kind: "order_links" as const,
    email,
    recipient,
    payload: {
      orders: orders.slice(0, MAX_ORDERS).map(({ id, product }) => ({ orderId: id, product })),
    },
    dedupeKey: `order_links:${recipient}:${cause ?? createdAt}`,
    createdAt,
    boughtAt: orders[0]?.paidAt ?? undefined,
  };
  const isQueued = (await insertEmailJob(db, job).returning()).length > 0;
  if (isQueued) enqueueEmails([job.id]);
  return isQueued;
}
