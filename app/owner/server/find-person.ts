import type { Database } from "#app/data/database.ts";
import {
  findAddressOf,
  findByAddress,
  findById,
  findByOrderNumber,
} from "#app/data/find-subject.ts";
import { findPerson, type Person } from "#app/data/person.ts";
import type { PersonSubject } from "#app/domain/ids.ts";
import {
  type EmailAddress,
  parseEmailAddress,
  REMOVED_ADDRESS,
} from "#app/domain/mail/email-address.ts";
import { recipientOf } from "#app/email/outbox.ts";
import type { Payments } from "#app/payments/payments.ts";
import { readSearch } from "../rules/subject.ts";

/** Finds the person of a search. Null: it is neither an address nor a number, or nobody has it. */
export async function searchPerson(
  { db, payments }: { readonly db: Database; readonly payments: Payments },
  typed: string,
): Promise<PersonSubject | null> {
  const search = readSearch(typed);
  if (search === null) return null;
  switch (search.by) {
    case "address": {
      const address = parseEmailAddress(search.text);
      return address && findByAddress(db, address);
    }
    case "number":
      return findByOrderNumber(db, search.id);
    case "payment":
      return (await findById(db, search.id)) ?? findSubscriber(db, payments, search.id);
    default:
      return findById(db, search.id);
  }
}

/** We store the charges of a subscription, not its payments, so Stripe has to say whose payment it is. */
async function findSubscriber(
  db: Database,
  payments: Payments,
  paymentIntentId: string,
): Promise<PersonSubject | null> {
  const customerId = await payments.findCustomerOfIntent(paymentIntentId);
  return customerId === null ? null : findById(db, customerId);
}

/** `address` is null once the person was erased, or where none was ever given. */
export type FoundPerson =
  | { readonly address: EmailAddress; readonly person: Person }
  | { readonly address: null; readonly person: null };

/** Loads everything in the database about the person that a subject names. */
export async function loadPerson(db: Database, subject: PersonSubject): Promise<FoundPerson> {
  const held = await findAddressOf(db, subject);
  const address = held === null || held === REMOVED_ADDRESS ? null : (held as EmailAddress);
  if (address === null) return { address, person: null };
  const person = await findPerson(db, { address, recipient: await recipientOf(address) });
  return { address, person };
}
