import { correctAddress, isBuyer } from "#app/data/address-correction.ts";
import type { Database } from "#app/data/database.ts";
import type { VisitorAttempt } from "#app/data/quiz2-rights.ts";
import type { SubscriptionRow } from "#app/data/quiz2-subscriptions.ts";
import { emailField } from "#app/domain/form-fields.ts";
import { type EmailAddress, foldEmailAddress } from "#app/domain/mail/email-address.ts";
import { recipientOf } from "#app/email/outbox.ts";
import type { Payments } from "#app/payments/payments.ts";
import { AppError, ignoreUnavailable } from "#app/platform/app-error.ts";
import type { Clock } from "#app/platform/clock.ts";
import { address } from "../content/manage.ts";
import { refusals } from "../content/refusals.ts";
import type { ManageNotice } from "../rules/managed-subscription.ts";

type Deps = {
  db: Database;
  clock: Clock;
  payments: Payments;
  enqueueEmails: (jobIds: string[]) => void;
};

const Email = emailField(address.invalid);

type Mistyped = {
  readonly row: SubscriptionRow;
  readonly customerId: string;
  readonly typed: string;
};

/**
 * Corrects an address that was mistyped at the payment, for its buyer.
 * @throws AppError `not_found` for a browser that has neither started nor paid the attempt.
 */
export async function correctMistyped(
  deps: Deps,
  attempt: VisitorAttempt,
  mistyped: Mistyped,
): Promise<ManageNotice> {
  if (!(await isBuyer(deps.db, attempt))) {
    throw new AppError("not_found", refusals.noSubscription);
  }
  return replaceAddress(deps, attempt, mistyped);
}

/**
 * The same without a check. Stripe gets the address first, so that its receipts do not still go to somebody else.
 * @throws AppError `not_found` if the buyer was erased in the meantime.
 */
export async function replaceAddress(
  deps: Deps,
  attempt: VisitorAttempt,
  { row, customerId, typed }: Mistyped,
): Promise<Extract<ManageNotice, "corrected" | "badAddress" | "failed">> {
  const { data: email } = Email.safeParse(typed);
  if (email === undefined) return "badAddress";
  if (row.email !== null && foldEmailAddress(row.email as EmailAddress) === foldEmailAddress(email))
    return "corrected";
  try {
    await deps.payments.describeCustomer(customerId, { email, country: row.country });
  } catch (error) {
    if (error instanceof AppError && error.code === "invalid_input") return "badAddress";
    ignoreUnavailable(error);
    return "failed";
  }
  const correctedAt = deps.clock();
  const recipient = await recipientOf(email);
  const job = {
    id: crypto.randomUUID(),
    kind: "address_corrected" as const,
    payload: {},
    attemptId: attempt.id,
    email,
    recipient,
    createdAt: correctedAt,
    boughtAt: row.consentedAt ?? undefined,
    dedupeKey: `address_corrected:${attempt.id}:${recipient}:${correctedAt}`,
  };
  if (!(await correctAddress(deps.db, attempt, { row, email, correctedAt, job }))) {
    throw new AppError("not_found", refusals.noSubscription);
  }
  deps.enqueueEmails([job.id]);
  return "corrected";
}
