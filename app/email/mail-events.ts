import { z } from "zod";
import type { Database } from "#app/data/database.ts";
import { suppressMailboxes } from "#app/data/mail-suppressions.ts";
import type { MailTrouble } from "#app/domain/mail/mail-limits.ts";
import { hasTag } from "#app/domain/mail/mailbox.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { Log } from "#app/platform/log.ts";
import { recipientOf } from "./outbox.ts";

/** Mailboxes cannot be reached any more, or have reported our mail as spam. `at` in milliseconds. */
export type MailEvent = {
  readonly trouble: MailTrouble;
  readonly addresses: readonly string[];
  readonly at: number;
};

const time = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));

/**
 * An event of Cloudflare's Email Service
 * (https://developers.cloudflare.com/email-service/platform/event-subscriptions/). Fields are added over time.
 */
export const CloudflareEvent = z.object({
  type: z.string(),
  payload: z.object({
    recipient: z.string().min(3),
    bounce: z.object({ type: z.string() }).optional(),
  }),
  metadata: z.object({ eventTimestamp: time }),
});

/** Null: the event changes nothing. A soft bounce is a full mailbox, or a server that was away for days. */
export function readCloudflareEvent({
  type,
  payload: { recipient, bounce },
  metadata: { eventTimestamp: at },
}: z.output<typeof CloudflareEvent>): MailEvent | null {
  const addresses = [recipient];
  if (type === "cf.email.sending.message.complained") {
    return { trouble: "complained", addresses, at };
  }
  const isHard = type === "cf.email.sending.message.bounced" && bounce?.type === "hard";
  return isHard ? { trouble: "bounced", addresses, at } : null;
}

const ResendEvent = z.object({
  type: z.string(),
  created_at: time,
  data: z.object({
    to: z.array(z.string().min(3)),
    bounce: z.object({ type: z.string() }).optional(),
  }),
});

/** An event of Resend (https://resend.com/docs/webhooks/emails/bounced). Null as above, and for events of another shape. */
export function readResendEvent(event: unknown): MailEvent | null {
  const parsed = ResendEvent.safeParse(event);
  if (!parsed.success) return null;
  const { type, created_at: at, data } = parsed.data;
  if (type === "email.complained") return { trouble: "complained", addresses: data.to, at };
  const isHard = type === "email.bounced" && data.bounce?.type === "Permanent";
  return isHard ? { trouble: "bounced", addresses: data.to, at } : null;
}

/**
 * Ends mail to these mailboxes. Idempotent: the time is the event's, so that repeating it changes nothing. A bounce of an
 * address with a plus tag ends nothing: anybody can enter a tag, and at a provider without tags such an address bounces
 * while the mailbox itself is alive.
 */
export async function noteMailEvent(
  { db, clock, log }: { db: Database; clock: Clock; log: Log },
  { trouble, addresses, at }: MailEvent,
): Promise<void> {
  const meant = addresses.filter((address) => trouble === "complained" || !hasTag(address));
  const recipients = await Promise.all(meant.map(recipientOf));
  if (recipients.length > 0) {
    await suppressMailboxes(db, { recipients, trouble, at: Math.min(at, clock()) });
  }
  log("info", { event: "bounce", kind: trouble, count: addresses.length });
}
