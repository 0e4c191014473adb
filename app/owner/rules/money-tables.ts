import { days as toMs } from "#app/domain/duration.ts";
import { type ChargeSums, computeIncome, type Income } from "./income.ts";
import type { Cell, Column, Table } from "./table.ts";

/** The database's sums over charges, by day, source or another key. */
export type KeyedSums = ChargeSums & { readonly key: string };

const INCOME: readonly Column[] = [
  { label: "Charges", kind: "count" },
  { label: "Gross", kind: "cents" },
  { label: "Refunded", kind: "cents" },
  { label: "Withheld", kind: "cents" },
  { label: "Fees", kind: "cents" },
  { label: "Net", kind: "cents" },
];

const toCells = (income: Income): Cell[] => [
  income.charges,
  income.grossCents,
  income.refundedCents,
  income.withheldCents,
  income.feeCents,
  income.netCents,
];

const EMPTY = "Nothing was charged in these days.";

type Caption = { readonly id: string; readonly title: string; readonly label: string };

/** Gross, refunds, fees and net by a key, the highest net first. `format`: the key in words. */
export const tabulateIncome = (
  sums: readonly KeyedSums[],
  { id, title, label }: Caption,
  format: (key: string) => string,
): Table => ({
  id,
  title,
  empty: EMPTY,
  columns: [{ label, kind: "text" }, ...INCOME],
  rows: sums
    .map((one) => ({ key: one.key, income: computeIncome([one]) }))
    .toSorted((one, other) => other.income.netCents - one.income.netCents)
    .map(({ key, income }) => [format(key), ...toCells(income)]),
});

/** The income of each of these days, the newest first, whether or not anything was charged. */
export const tabulateDays = (sums: readonly KeyedSums[], days: readonly number[]): Table => ({
  id: "days",
  title: "Income by day",
  empty: EMPTY,
  columns: [{ label: "Day", kind: "day" }, ...INCOME],
  rows: days
    .toReversed()
    .map((day) => [
      formatIsoDay(day),
      ...toCells(computeIncome(sums.filter(({ key }) => key === String(day)))),
    ]),
});

/** `2026-11-24` */
export const formatIsoDay = (day: number): string => new Date(toMs(day)).toISOString().slice(0, 10);
