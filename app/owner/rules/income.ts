import { shareOf } from "./conversion.ts";

/** The database's sums over charges, in US cents. */
export type ChargeSums = {
  readonly charges: number;
  readonly grossCents: number;
  readonly refundedCents: number;
  /** By disputes that are open or lost. */
  readonly withheldCents: number;
  /** Of the charges whose fee Stripe has reported. */
  readonly feeCents: number;
  readonly unknownFees: number;
  readonly openDisputes: number;
  readonly wonDisputes: number;
  readonly lostDisputes: number;
};

export type Income = ChargeSums & {
  readonly netCents: number;
  readonly disputes: number;
  /** Null without a charge, like the shares. */
  readonly averageCents: number | null;
  /** Of the gross. */
  readonly refundedShare: number | null;
  /** Of the charges. */
  readonly disputedShare: number | null;
};

const NOTHING: ChargeSums = {
  charges: 0,
  grossCents: 0,
  refundedCents: 0,
  withheldCents: 0,
  feeCents: 0,
  unknownFees: 0,
  openDisputes: 0,
  wonDisputes: 0,
  lostDisputes: 0,
};

const addSums = (one: ChargeSums, other: ChargeSums): ChargeSums => ({
  charges: one.charges + other.charges,
  grossCents: one.grossCents + other.grossCents,
  refundedCents: one.refundedCents + other.refundedCents,
  withheldCents: one.withheldCents + other.withheldCents,
  feeCents: one.feeCents + other.feeCents,
  unknownFees: one.unknownFees + other.unknownFees,
  openDisputes: one.openDisputes + other.openDisputes,
  wonDisputes: one.wonDisputes + other.wonDisputes,
  lostDisputes: one.lostDisputes + other.lostDisputes,
});

/** Gross, refunds, fees, disputes and net of any number of sums (docs/metrics.md#money). */
export function computeIncome(sums: readonly ChargeSums[]): Income {
  const total = sums.reduce(addSums, NOTHING);
  const { charges, grossCents, refundedCents, withheldCents, feeCents } = total;
  const disputes = total.openDisputes + total.wonDisputes + total.lostDisputes;
  const average = shareOf(grossCents, charges);
  return {
    ...total,
    netCents: grossCents - refundedCents - withheldCents - feeCents,
    disputes,
    averageCents: average === null ? null : Math.round(average),
    refundedShare: shareOf(refundedCents, grossCents),
    disputedShare: shareOf(disputes, charges),
  };
}
