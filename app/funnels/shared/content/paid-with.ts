import type { PaidWith } from "#app/domain/purchase/billing.ts";

/** The last digits of a card, as receipts name them. */
export const cardEnding = (last4: string): string => `card ending in ${last4}`;

/** How a buyer recognises a payment, to follow a sentence about it. Empty if Stripe says neither. */
export const describePaidWith = ({ last4, statement }: PaidWith): string =>
  [
    ...(last4 === null ? [] : [`You paid with the ${cardEnding(last4)}.`]),
    ...(statement === null ? [] : [`Your card statement shows it as “${statement}”.`]),
  ]
    .map((sentence) => ` ${sentence}`)
    .join("");
