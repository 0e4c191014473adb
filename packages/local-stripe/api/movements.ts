import type { Store } from "./store.ts";

/** A movement of money: `charge`, `reinstate` and `return` (of a failed refund) in, `refund` and `dispute` out; amounts are never negative. */
export type Movement = {
  atMs: number;
  kind: "charge" | "refund" | "dispute" | "reinstate" | "return";
  amountCents: number;
  currency: string;
  customerId: string | null;
  paymentIntentId: string | null;
  chargeId: string;
  description: string | null;
};

/** Oldest first. */
export const readMovements = (store: Store): Movement[] =>
  store.sql
    .exec<{ data: string }>("select data from movements order by seq")
    .toArray()
    .map(({ data }) => JSON.parse(data));
