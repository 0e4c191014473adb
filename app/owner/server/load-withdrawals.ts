import type { Database } from "#app/data/database.ts";
import { listChargesOf, listWithdrawals } from "#app/data/withdrawals.ts";
import { days } from "#app/domain/duration.ts";
import { readOrderNumbers } from "#app/domain/purchase/order.ts";
import { judgeWithdrawal, sortWithdrawals, tabulateWithdrawals } from "../rules/withdrawals.ts";
import type { ActTable } from "./load-desk.ts";

export type Withdrawals = ActTable & {
  /** What each is about, in words. */
  readonly words: readonly string[];
  /** The paths to the people who declared them, if known. */
  readonly people: readonly (string | null)[];
  readonly waits: readonly boolean[];
  /** How many wait that match a purchase, and that match none. */
  readonly waiting: { readonly known: number; readonly unknown: number };
};

/** The most declarations that are listed, those of known buyers first. */
const MOST = 500;
/** At least as long as they are kept. */
const KEPT_FOR_MS = days(2 * 365);
/** How long those that wait for nothing more are listed. */
const LISTED_FOR_MS = days(30);

/** What was declared on `/withdraw`, and what has become of it. */
export async function loadWithdrawals(db: Database, nowMs: number): Promise<Withdrawals> {
  const since = nowMs - LISTED_FOR_MS;
  const declared = await listWithdrawals(db, { keptSince: nowMs - KEPT_FOR_MS, since, most: MOST });
  const charges = await listChargesOf(db, {
    addresses: declared.map(({ email }) => email),
    numbers: declared.flatMap(({ contract }) => readOrderNumbers(contract)),
  });
  const sorted = sortWithdrawals(
    declared
      .map((one) => judgeWithdrawal(one, charges, nowMs))
      .filter(({ waits, declaredAt }) => waits || declaredAt >= since),
  );
  return {
    table: tabulateWithdrawals(sorted),
    subjects: sorted.map(subjectOf),
    words: sorted.map(({ contract, email }) => `${contract} (${email})`),
    people: sorted.map(({ person }) => person && `/people/${person.kind}/${person.id}`),
    waits: sorted.map(({ waits }) => waits),
    waiting: {
      known: sorted.filter(({ waits, person }) => waits && person !== null).length,
      unknown: sorted.filter(({ waits, person }) => waits && person === null).length,
    },
  };
}

const subjectOf = ({ id }: { readonly id: string }): string => `withdrawal:${id}`;
