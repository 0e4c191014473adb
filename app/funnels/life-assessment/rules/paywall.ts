import type { CheckoutFailure } from "#app/subscriptions/rules/trial-pages.ts";
import { checkout } from "../content/paywall.ts";

/** `serverMessage` is null without a response or without a message in it. */
export const describeCheckoutFailure = (serverMessage: string | null): CheckoutFailure => ({
  title: checkout.failed.title,
  description: serverMessage || checkout.failed.description,
});

/** The URL in the response of `POST /api/quiz2/checkout`; null if invalid. */
export function readCheckoutUrl(answer: unknown): string | null {
  if (typeof answer !== "object" || answer === null || !("checkout_url" in answer)) return null;
  const { checkout_url } = answer;
  return typeof checkout_url === "string" && /^https?:\/\//.test(checkout_url)
    ? checkout_url
    : null;
}
