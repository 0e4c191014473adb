import type { PortalDescription } from "../api/portal.ts";
import { askHolder, readRefusal } from "./answer-authentication.ts";
import { renderOutcome } from "./authenticate-page.ts";
import { readCard } from "./card-entry.ts";
import { NO_ENTRIES, readEntries } from "./card-fields.ts";
import type { StripeDesk } from "./desk.ts";
import { goTo } from "./page.ts";
import { type PortalForm, renderPortal } from "./portal-page.ts";

const EMPTY: PortalForm = { entries: NO_ENTRIES, problems: {}, failure: null };

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
  if (request.method !== "POST") {
    return renderPortal(view, { ...EMPTY, failure: readRefusal(request) });
  }
  const form = await request.formData();
  const subscription = String(form.get("subscription"));
  switch (form.get("intent")) {
    case "cancel":
      await stripe.portalCancel(portalId, subscription);
      break;
    case "resume":
      await stripe.portalResume(portalId, subscription);
      break;
    case "pay":
      return pay(form, stripe, { portalId, subscription, view });
  }
  return goTo(`/__sandbox/stripe/portal/${portalId}`);
}

type Payment = { portalId: string; subscription: string; view: PortalDescription };

async function pay(form: FormData, stripe: StripeDesk, payment: Payment): Promise<Response> {
  const { portalId, subscription, view } = payment;
  const entries = readEntries(form);
  const { nowMs } = await stripe.readClock();
  const reading = readCard(entries, nowMs);
  if ("problems" in reading) {
    return renderPortal(view, { entries, problems: reading.problems, failure: null });
  }
  const outcome = await stripe.portalPay(portalId, subscription, reading.card);
  switch (outcome.kind) {
    case "paid":
    case "nothingOpen":
      return goTo(`/__sandbox/stripe/portal/${portalId}`);
    case "authenticate":
      return askHolder(outcome.paymentIntentId, `portal/${portalId}`);
    case "declined":
      return renderPortal(view, { entries, problems: {}, failure: outcome.message });
  }
}
