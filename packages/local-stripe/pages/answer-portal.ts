import type { PortalDescription } from "../api/portal.ts";
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
    return renderPortal(view, EMPTY);
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
    case "add_card":
      return addCard(form, stripe, { portalId, view });
  }
  return goOn(portalId, view);
}

/** Redirects to where the flow leads, or to the portal if there is no flow. */
const goOn = (portalId: string, { doneUrl }: PortalDescription): Response =>
  goTo(doneUrl ?? `/__sandbox/stripe/portal/${portalId}`);

async function addCard(
  form: FormData,
  stripe: StripeDesk,
  { portalId, view }: { portalId: string; view: PortalDescription },
): Promise<Response> {
  const entries = readEntries(form);
  const { nowMs } = await stripe.readClock();
  const reading = readCard(entries, nowMs);
  if ("problems" in reading) {
    return renderPortal(view, { entries, problems: reading.problems, failure: null });
  }
  const outcome = await stripe.portalAddCard(portalId, reading.card);
  if (outcome.kind === "added") return goOn(portalId, view);
  return renderPortal(view, { entries, problems: {}, failure: outcome.message });
}
