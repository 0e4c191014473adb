import type { CheckoutFailure } from "#app/subscriptions/rules/trial-pages.ts";
import { checkout } from "../content/paywall.ts";

/** `told` is the message of the server's answer; null when it gave none or there was no answer. */
export const describeCheckoutFailure = (serverMessage: string | null): CheckoutFailure => ({
  title: checkout.failed.title,
  description: serverMessage || checkout.failed.description,
});

/** The address in the answer of `POST /api/quiz2/checkout`; null when there is none to go to. */
export function readCheckoutUrl(answer: unknown): string | null {
  if (typeof answer !== "object" || answer === null || !("checkout_url" in answer)) return null;
  const { checkout_url } = answer;
  return typeof checkout_url === "string" && /^https?:\/\//.test(checkout_url)
    ? checkout_url
    : null;
}
