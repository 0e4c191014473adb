import type { Database } from "#app/data/database.ts";
import { listChargesOf, listDone, listWithdrawalNotices } from "#app/data/withdrawals.ts";
import { parseMailPayload } from "#app/domain/mail/mail-payload.ts";
import {
  judgeWithdrawal,
  readOrderNumbers,
  sortWithdrawals,
  tabulateWithdrawals,
} from "../rules/withdrawals.ts";
import type { ActTable } from "./load-desk.ts";

export type Withdrawals = ActTable & {
  /** What each is about, in words. */
  readonly words: readonly string[];
  /** The paths to the people who declared them, if known. */
  readonly people: readonly (string | null)[];
  readonly waits: readonly boolean[];
};

/** What was declared on `/withdraw`, and what has become of it. */
export async function loadWithdrawals(db: Database, nowMs: number): Promise<Withdrawals> {
  const declared = (await listWithdrawalNotices(db)).map(({ payload, ...notice }) => ({
    ...notice,
    ...parseMailPayload("withdrawal_notice", payload),
  }));
  const since = Math.min(nowMs, ...declared.map(({ declaredAt }) => declaredAt));
  const [done, charges] = await Promise.all([
    listDone(db, "settle_withdrawal", since),
    listChargesOf(db, {
      addresses: declared.map(({ email }) => email),
      numbers: declared.flatMap(({ contract }) => readOrderNumbers(contract)),
    }),
  ]);
  const sorted = sortWithdrawals(
    declared.map((one) => {
      const isDone = done.includes(subjectOf(one));
      return judgeWithdrawal({ ...one, isDone }, charges, nowMs);
    }),
  );
  return {
    table: tabulateWithdrawals(sorted),
    subjects: sorted.map(subjectOf),
    words: sorted.map(({ contract, email }) => `${contract} (${email})`),
    people: sorted.map(({ person }) => person && `/people/${person.kind}/${person.id}`),
    waits: sorted.map(({ waits }) => waits),
  };
}

const subjectOf = ({ id }: { readonly id: string }): string => `withdrawal:${id}`;
