import { correctOrderAddress, endAllGrants } from "#app/data/address-correction.ts";
import type { Database } from "#app/data/database.ts";
import { endMails } from "#app/data/erase-person.ts";
import { findOrder } from "#app/data/orders.ts";
import type { Person } from "#app/data/person.ts";
import { findSubscription } from "#app/data/quiz2-subscriptions.ts";
import type { PersonSubject } from "#app/domain/ids.ts";
import { type EmailAddress, parseEmailAddress } from "#app/domain/mail/email-address.ts";
import { OPTIONAL_MAILS } from "#app/domain/mail/mail-limits.ts";
import { hasAccess, type OrderId } from "#app/domain/purchase/order.ts";
import { isAlive } from "#app/domain/purchase/subscription.ts";
import { recipientOf } from "#app/email/outbox.ts";
import { queueLinks } from "#app/orders/server/mail-order-links.ts";
import type { Payments } from "#app/payments/payments.ts";
import { type EraseDeps, eraseHeld } from "#app/privacy/server/erase-person.ts";
import { replaceAddress } from "#app/subscriptions/server/correct-address.ts";
import { mailSubscriptionLink } from "#app/subscriptions/server/mail-subscription-link.ts";
import type { Outcome, PersonActName } from "../rules/acts.ts";
import { type FoundPerson, loadPerson } from "./find-person.ts";

export type PersonDeps = EraseDeps & {
  payments: Payments;
  enqueueEmails: (jobIds: string[]) => void;
};

type Asked = {
  /** The id of the confirmed form, for which a mail is queued only once. */
  readonly id: string;
  readonly subject: PersonSubject;
  /** What the form asked for: an address, or a kind of mail. */
  readonly value: string;
};

/** Every kind of mail that can be ended. */
const ALL_MAILS = "all";

/**
 * Does what the operator asks for a person. Idempotent by the form's id.
 * @throws AppError `unavailable`.
 */
export async function doPersonAct(
  deps: PersonDeps,
  act: Exclude<PersonActName, "export_person">,
  asked: Asked,
): Promise<Outcome> {
  if (act === "correct_address") return correct(deps, asked);
  const found = await loadPerson(deps.db, asked.subject);
  if (found.person === null) return "nothing";
  switch (act) {
    case "resend_access":
      return resend(deps, found, asked);
    case "stop_mails":
      return stopMails(deps, found.person, asked.value);
    case "end_grants":
      return endGrants(deps.db, found.person);
    case "erase_person":
      await eraseHeld(deps, found.address, "operator");
      return "done";
  }
}

async function resend(
  deps: PersonDeps,
  { address, person }: Extract<FoundPerson, { address: EmailAddress }>,
  { id: cause }: Asked,
): Promise<Outcome> {
  const orders = person.orders.filter(hasAccess);
  const subscriptions = person.subscriptions.filter(({ status }) => isAlive(status));
  if (orders.length + subscriptions.length === 0) return "nothing";
  const queued = [orders.length > 0 && (await queueLinks(deps, orders, { asked: address, cause }))];
  for (const one of subscriptions) {
    queued.push(await mailSubscriptionLink(deps, one, `${cause}:${one.id}`));
  }
  return queued.includes(true) ? "done" : "limited";
}

async function stopMails(deps: PersonDeps, person: Person, asked: string): Promise<Outcome> {
  const kinds = OPTIONAL_MAILS.filter((kind) => asked === ALL_MAILS || asked === kind);
  for (const kind of kinds) {
    const request = { id: crypto.randomUUID(), source: "operator" as const };
    await endMails(deps.db, person, { ...request, requestedAt: deps.clock(), kind });
  }
  return kinds.length > 0 ? "done" : "nothing";
}

async function endGrants(db: Database, { attempts, orders }: Person): Promise<Outcome> {
  if (attempts.length + orders.length === 0) return "nothing";
  await endAllGrants(db, {
    // The browser that took an attempt keeps it.
    attempts: attempts.map(({ id, visitorHash }) => ({ id, visitorHash: visitorHash ?? "" })),
    orderIds: orders.map(({ id }) => id),
  });
  return "done";
}

async function correct(deps: PersonDeps, { id, subject, value }: Asked): Promise<Outcome> {
  const email = parseEmailAddress(value);
  if (email === null) return "refused";
  if (subject.kind === "order") return correctOrder(deps, { id, orderId: subject.id, email });
  if (subject.kind !== "attempt") return "nothing";
  const row = await findSubscription(deps.db, { attemptId: subject.id });
  if (row?.stripeCustomerId == null) return "nothing";
  const attempt = { id: row.attemptId, visitorHash: row.visitorHash ?? "" };
  const customer = { row, customerId: row.stripeCustomerId, typed: email };
  const notice = await replaceAddress(deps, attempt, customer);
  return NOTICES[notice];
}

const NOTICES = { corrected: "done", badAddress: "refused", failed: "unavailable" } as const;

async function correctOrder(
  deps: PersonDeps,
  { id, orderId, email }: { id: string; orderId: OrderId; email: EmailAddress },
): Promise<Outcome> {
  const order = await findOrder(deps.db, { id: orderId });
  if (order === null) return "nothing";
  const correctedAt = deps.clock();
  const recipient = await recipientOf(email);
  const job = {
    id: crypto.randomUUID(),
    kind: "order_links" as const,
    email,
    recipient,
    payload: { orders: [{ orderId: order.id, product: order.product }] },
    dedupeKey: `order_links:${recipient}:${id}`,
    createdAt: correctedAt,
    boughtAt: order.paidAt ?? undefined,
  };
  const correction = { email, correctedAt, job };
  if (!(await correctOrderAddress(deps.db, order.id, correction))) return "refused";
  deps.enqueueEmails([job.id]);
  return "done";
}
