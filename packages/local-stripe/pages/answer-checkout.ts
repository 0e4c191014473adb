import type { StripeDesk } from "../api/stripe-api.ts";
import { askHolder, readRefusal } from "./answer-authentication.ts";
import { readCard } from "./card-form.ts";
import { renderCheckout, renderComplete, renderExpired, renderUnknown } from "./checkout-page.ts";
import { goTo } from "./page.ts";

/** The hosted checkout and its form. */
export async function answerCheckout(
  request: Request,
  stripe: StripeDesk,
  sessionId: string,
): Promise<Response> {
  const view = await stripe.describeCheckout(sessionId);
  if (view === null) return renderUnknown();
  if (view.status === "expired") return renderExpired(view);
  if (view.status === "complete") return renderComplete(view);
  if (request.method !== "POST") return renderCheckout(view, readRefusal(request));
  const outcome = await stripe.payCheckout(sessionId, readCard(await request.formData()));
  switch (outcome.kind) {
    case "paid":
      return goTo(outcome.redirectUrl);
    case "authenticate":
      return askHolder(outcome.paymentIntentId, `checkout/${sessionId}`);
    case "declined":
      return renderCheckout(view, outcome.message);
    case "expired":
      return renderExpired(view);
  }
}
