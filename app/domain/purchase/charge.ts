import type { BilledCharge } from "./billing.ts";
import { PRODUCTS } from "./order.ts";

/** What a charge paid for: an order's product, the trial's fee, or a month of the subscription. */
export const SOLD = [...PRODUCTS, "trial", "month"] as const;

export type Sold = (typeof SOLD)[number];

/** A paid charge as we keep it. In milliseconds and US cents. */
export type SoldCharge = Pick<
  BilledCharge,
  "id" | "amountCents" | "refundedCents" | "feeCents" | "dispute" | "withheldCents"
> & {
  /** The order, or the attempt whose subscription it paid. */
  readonly ownerId: string;
  readonly sold: Sold;
  readonly chargedAt: number;
};

/** The paid charges of an owner, with what each was for. */
export const listSoldCharges = (
  ownerId: string,
  charged: readonly BilledCharge[],
  findSold: (charge: BilledCharge) => Sold,
): SoldCharge[] =>
  charged
    .filter(({ isPaid }) => isPaid)
    .map((charge) => {
      const { id, amountCents, refundedCents, feeCents, dispute, withheldCents } = charge;
      const sold = findSold(charge);
      return {
        id,
        ownerId,
        sold,
        amountCents,
        refundedCents,
        feeCents,
        dispute,
        withheldCents,
        chargedAt: charge.createdAt,
      };
    });
