import { utcDayOf } from "#app/domain/day-span.ts";
import { days } from "#app/domain/duration.ts";
import type { AttemptId, PersonSubject } from "#app/domain/ids.ts";
import { foldEmailAddress } from "#app/domain/mail/email-address.ts";
import type { Wish } from "#app/domain/personal-data.ts";
import { type OrderId, readOrderNumbers } from "#app/domain/purchase/order.ts";
import { formatIsoDay } from "./money-tables.ts";
import type { Table } from "./table.ts";
import { formatName } from "./timeline.ts";

/** A declaration on `/withdraw`. */
export type Declared = {
  readonly id: string;
  readonly wish: Wish;
  readonly email: string;
  readonly contract: string;
  readonly declaredAt: number;
  /** What became of the mail to us. */
  readonly mail: string;
  /** The operator has marked it as done. */
  readonly isDone: boolean;
};

/** A charge that a declaration may be about. */
export type PaidCharge = (
  | { readonly kind: "order"; readonly id: OrderId }
  | { readonly kind: "attempt"; readonly id: AttemptId }
) & {
  readonly email: string | null;
  readonly sold: string;
  readonly amountCents: number;
  readonly refundedCents: number;
  readonly chargedAt: number;
  readonly isEnding: boolean;
};

/** `refunded` and `cancelled` follow from the charges. In any state but these and `done` it waits for the operator. */
type State = "waiting" | "overdue" | "refunded" | "cancelled" | "done";

export type Withdrawal = Declared & {
  readonly state: State;
  readonly waits: boolean;
  readonly dueAt: number;
  readonly bought: string;
  readonly person: PersonSubject | null;
};

/** The legal term for a refund. A cancellation is due on the same day. */
const REFUND_DAYS = 14;

/**
 * Judges what has become of a declaration. It is about the orders whose numbers it contains, or else about everything paid
 * under its address until then. Only if all of that is refunded, or is a subscription that ends and has kept no charge
 * since, does nobody have to do anything.
 */
export function judgeWithdrawal(
  declared: Declared,
  charges: readonly PaidCharge[],
  nowMs: number,
): Withdrawal {
  const paid = findPaid(declared, charges);
  const [first] = paid;
  const dueAt = declared.declaredAt + (declared.wish === "withdraw" ? days(REFUND_DAYS) : 0);
  const state = declared.isDone
    ? "done"
    : (describeSettled(declared, paid) ?? describeWaiting(dueAt, nowMs));
  return {
    ...declared,
    state,
    dueAt,
    waits: state === "waiting" || state === "overdue",
    bought: [...new Set(paid.map(({ sold, kind }) => (kind === "order" ? sold : "Life Audit")))]
      .map(formatName)
      .join(", "),
    person: first ?? null,
  };
}

function findPaid(
  { wish, email, contract, declaredAt }: Declared,
  charges: readonly PaidCharge[],
): readonly PaidCharge[] {
  const address = foldEmailAddress(email);
  const numbers = readOrderNumbers(contract);
  const meant = charges.filter(
    ({ kind, id }) => kind === "order" && numbers.includes(id.slice(0, 8)),
  );
  const theirs = charges.filter((charge) => foldEmailAddress(charge.email ?? "") === address);
  const found =
    wish === "cancel"
      ? theirs.filter(({ kind }) => kind === "attempt")
      : meant.length > 0
        ? meant
        : theirs;
  const before = new Set(
    found.filter(({ chargedAt }) => chargedAt <= declaredAt).map(({ id }) => id),
  );
  return found.filter(({ id }) => before.has(id));
}

function describeSettled(
  { wish, declaredAt }: Declared,
  paid: readonly PaidCharge[],
): State | null {
  if (paid.length === 0) return null;
  if (wish === "withdraw") return paid.every(isRefunded) ? "refunded" : null;
  const charged = paid.filter(({ chargedAt }) => chargedAt > declaredAt);
  const isOver = paid.every(({ isEnding }) => isEnding) && charged.every(isRefunded);
  return isOver ? "cancelled" : null;
}

const isRefunded = ({ amountCents, refundedCents }: PaidCharge): boolean =>
  refundedCents >= amountCents;

const describeWaiting = (dueAt: number, nowMs: number): State =>
  utcDayOf(nowMs) > utcDayOf(dueAt) ? "overdue" : "waiting";

const SAID: Readonly<Record<Wish, string>> = { withdraw: "withdrawal", cancel: "cancellation" };

/** Sorts what waits to the top, what matches a purchase first, then the longest wait; then the newest. */
export const sortWithdrawals = (all: readonly Withdrawal[]): Withdrawal[] =>
  all.toSorted(
    (one, other) =>
      Number(other.waits) - Number(one.waits) ||
      (one.waits ? Number(one.person === null) - Number(other.person === null) : 0) ||
      (one.waits ? one.declaredAt - other.declaredAt : other.declaredAt - one.declaredAt),
  );

export const tabulateWithdrawals = (all: readonly Withdrawal[]): Table => ({
  id: "withdrawals",
  title: "Withdrawals and cancellations",
  note: "Refund or cancel in Stripe. A refund is due within 14 days, a cancellation on the same day. Those that match a purchase come first. What is done stays here for 30 days.",
  empty: "Nobody has declared one.",
  columns: [
    { label: "Declared", kind: "time" },
    { label: "State", kind: "text" },
    { label: "Due", kind: "day" },
    { label: "What", kind: "text" },
    { label: "Contract, as typed", kind: "text" },
    { label: "Address", kind: "text" },
    { label: "Bought", kind: "text" },
    { label: "Mail to us", kind: "text" },
  ],
  rows: all.map(({ declaredAt, state, dueAt, wish, contract, email, bought, mail }) => [
    declaredAt,
    state,
    formatIsoDay(utcDayOf(dueAt)),
    SAID[wish],
    contract,
    email,
    bought,
    mail,
  ]),
});
