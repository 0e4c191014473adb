import { checkout } from "../content/paywall.ts";

/** What the server knows of a visitor who comes to the paywall. */
export type Paywall = {
  /** Its guess by the visitor's cookie; what the browser keeps counts for more. */
  readonly attemptId: string | null;
  readonly email: string | null;
  readonly isSubscribed: boolean;
  /** When a trial that begins now would be charged for the first month. */
  readonly firstRenewalMs: number;
};

export type CheckoutFailure = { readonly title: string; readonly description: string };

/** What the server answered to a checkout form that was posted without script. */
export type RefusedCheckout = {
  readonly email: string;
  readonly country: string;
  /** What is wrong with the address. */
  readonly problem: string | null;
  readonly failure: CheckoutFailure | null;
};

/** `told` is the message of the server's answer; null when it gave none or there was no answer. */
export const describeCheckoutFailure = (told: string | null): CheckoutFailure => ({
  title: checkout.failed.title,
  description: told || checkout.failed.description,
});

/** The address in the answer of `POST /api/quiz2/checkout`; null when there is none to go to. */
export function readCheckoutUrl(answer: unknown): string | null {
  if (typeof answer !== "object" || answer === null || !("checkout_url" in answer)) return null;
  const { checkout_url } = answer;
  return typeof checkout_url === "string" && /^https?:\/\//.test(checkout_url)
    ? checkout_url
    : null;
}
