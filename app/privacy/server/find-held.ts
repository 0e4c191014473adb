import type { Database } from "#app/data/database.ts";
import { findPerson, type Person } from "#app/data/person.ts";
import { type EmailAddress, foldEmailAddress } from "#app/domain/mail/email-address.ts";
import { listFileOwners, reportFolder } from "#app/domain/report-folder.ts";
import { recipientOf } from "#app/email/outbox.ts";
import type { Files } from "#app/files/files.ts";
import type { Payments } from "#app/payments/payments.ts";
import type { HeldCustomer } from "#app/payments/trial-checkout.ts";
import { ignoreUnavailable } from "#app/platform/app-error.ts";

export type FindDeps = { db: Database; files: Files; payments: Pick<Payments, "readCustomer"> };

/** Everything that is held under an address, in every store. */
export type Held = {
  readonly person: Person;
  readonly files: readonly { readonly key: string; readonly size: number }[];
  /** Stripe's customers; null while Stripe is unavailable. */
  readonly customers: readonly HeldCustomer[] | null;
};

/** @throws AppError `unavailable` while R2 does not answer. */
export async function findHeld(
  { db, files, payments }: FindDeps,
  address: EmailAddress,
): Promise<Held> {
  const person = withoutOthers(
    await findPerson(db, { address, recipient: await recipientOf(address) }),
  );
  const stored = await Promise.all(
    listFileOwners(person).map((id) => files.measure(reportFolder(id))),
  );
  const ids = person.subscriptions.flatMap(({ stripeCustomerId }) => stripeCustomerId ?? []);
  const customers = await Promise.all(ids.map(payments.readCustomer)).catch(ignoreUnavailable);
  return {
    person,
    files: stored.flatMap((found) => [...found].map(([key, size]) => ({ key, size }))),
    customers: customers?.filter((customer) => customer !== null) ?? null,
  };
}

/** Hides who pays a subscription that somebody else pays, in another browser and under another address. */
function withoutOthers(person: Person): Person {
  const { address, attempts, subscriptions } = person;
  const isTheirs = ({ email, attemptId, visitorHash }: Person["subscriptions"][number]) =>
    foldEmailAddress(email ?? "") === foldEmailAddress(address) ||
    attempts.some((attempt) => attempt.id === attemptId && attempt.visitorHash === visitorHash);
  const nobody = {
    email: null,
    mailbox: null,
    country: null,
    visitorHash: null,
    cardHash: null,
  } as const;
  const atStripe = { stripeCustomerId: null, stripeSubId: null, stripeSessionId: null } as const;
  const others = subscriptions.filter((row) => !isTheirs(row));
  const isOf = (id: string | null) =>
    others.some(({ attemptId, stripeCustomerId }) => id === attemptId || id === stripeCustomerId);
  return {
    ...person,
    subscriptions: subscriptions.map((row) =>
      isTheirs(row)
        ? row
        : { ...row, ...nobody, ...atStripe, checkoutUrl: null, stripeEventId: null },
    ),
    charges: person.charges.filter(({ ownerId }) => !isOf(ownerId)),
    openedPayments: person.openedPayments.filter(({ id }) => !isOf(id)),
    owedRefunds: person.owedRefunds.filter(({ objectId }) => !isOf(objectId)),
    stripeEvents: person.stripeEvents.filter(({ objectId }) => !isOf(objectId)),
  };
}
