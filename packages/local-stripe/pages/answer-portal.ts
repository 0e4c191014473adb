import type { StripeDesk } from "../api/stripe-api.ts";
import { renderOutcome } from "./authenticate-page.ts";
import { readCard } from "./card-form.ts";
import { goTo } from "./page.ts";
import { renderPortal } from "./portal-page.ts";

/** The customer portal and its forms. */
export async function answerPortal(
  request: Request,
  stripe: StripeDesk,
  portalId: string,
): Promise<Response> {
  const view = await stripe.describePortal(portalId);
  if (view === null) {
    return renderOutcome("This page has expired", "Return to the site and open it again.", 404);
  }
  if (request.method !== "POST") return renderPortal(view, null);
  const form = await request.formData();
  const subscription = String(form.get("subscription"));
  switch (form.get("intent")) {
    case "cancel":
      await stripe.portalCancel(portalId, subscription);
      break;
    case "resume":
      await stripe.portalResume(portalId, subscription);
      break;
    case "add_card": {
      const outcome = await stripe.portalAddCard(portalId, readCard(form));
      if (outcome.kind === "declined") return renderPortal(view, outcome.message);
    }
  }
  return goTo(`/__sandbox/stripe/portal/${portalId}`);
}
