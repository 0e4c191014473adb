import type { Database } from "#app/data/database.ts";
import { findPerson, type Person } from "#app/data/person.ts";
import type { EmailAddress } from "#app/domain/mail/email-address.ts";
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
  const person = await findPerson(db, { address, recipient: await recipientOf(address) });
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
