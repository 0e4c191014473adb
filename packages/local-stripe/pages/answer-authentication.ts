import type { PaymentIntent } from "../api/kept.ts";
import type { AuthenticationOutcome } from "../api/settle.ts";
import type { StripeDesk } from "../api/stripe-api.ts";
import { renderAuthentication, renderOutcome } from "./authenticate-page.ts";
import { goTo } from "./page.ts";

const REFUSED =
  "We are unable to authenticate your payment method. Please choose a different payment method and try again.";

/** Redirects to the bank's page; a failed challenge returns to `from`, a page of the local Stripe. */
export const askHolder = (paymentIntentId: string, from: string): Response =>
  goTo(`/__sandbox/stripe/authenticate/${paymentIntentId}?${new URLSearchParams({ from })}`);

/** The message after a failed challenge. */
export const readRefusal = (request: Request): string | null =>
  new URL(request.url).searchParams.has("refused") ? REFUSED : null;

/** The bank's page. The Payment Element's script posts to it too, and gets JSON. */
export async function answerAuthentication(
  request: Request,
  stripe: StripeDesk,
  intentId: string,
): Promise<Response> {
  const shown = await stripe.readObject(intentId);
  if (shown?.name !== "payment_intent") {
    return renderOutcome("Something went wrong", "There is no such payment.", 404);
  }
  const { amount, currency, status }: PaymentIntent = JSON.parse(shown.json);
  if (request.method !== "POST" || status !== "requires_action") {
    return renderAuthentication({ amountCents: amount, currency, status });
  }
  const accepted = (await request.formData()).get("answer") === "accept";
  const outcome = await stripe.finishAuthentication(intentId, accepted);
  if (request.headers.get("Accept") === "application/json") return Response.json(outcome);
  return goOn(request, outcome);
}

/** A failed challenge returns to the card form, for another card. */
function goOn(request: Request, outcome: AuthenticationOutcome): Response {
  const from = new URL(request.url).searchParams.get("from") ?? "";
  const page = /^(checkout|invoice)\/\w+$/.test(from) ? `/__sandbox/stripe/${from}` : "/__sandbox";
  if (outcome.kind === "declined") return goTo(`${page}?refused`);
  return goTo(outcome.redirectUrl ?? page);
}
