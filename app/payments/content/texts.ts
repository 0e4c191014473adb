import { formatDollars } from "#app/domain/purchase/money.ts";

export const refusals = {
  unavailable: "We can’t reach our payment provider right now. Please try again.",
  email: "Please enter a valid email address.",
} as const;

/** Shown on Stripe's page, whose own words promise free days: Stripe has none for a trial with a fee. */
export const trialText = (feeCents: number, days: number, monthlyCents: number): string =>
  `You pay ${formatDollars(feeCents)} today for ${days} days. Then it renews at ${formatDollars(monthlyCents)} each month, until you cancel.`;
