import type { SyncDeps } from "#app/billing/server/sync.ts";
import { stopPlanMails } from "#app/data/daily-mails.ts";
import { listPersonalSubscriptions } from "#app/data/quiz2-entitlements.ts";
import { endOtherGrants, findLinkState, type VisitorAttempt } from "#app/data/quiz2-rights.ts";
import {
  dropCancelRequest,
  findSubscription,
  noteCancelRequest,
  type SubscriptionRow,
} from "#app/data/quiz2-subscriptions.ts";
import { type Canceller, openCancellation } from "#app/data/trial-sync.ts";
import { parseEmailAddress } from "#app/domain/mail/email-address.ts";
import { foldMailbox } from "#app/domain/mail/mailbox.ts";
import { resultsOf } from "#app/funnels/shared/content/trial.ts";
import { AppError, ignoreUnavailable } from "#app/platform/app-error.ts";
import { readForm } from "#app/platform/http/read.ts";
import { ensureVisitor } from "#app/platform/visitor.ts";
import { refusals } from "../content/refusals.ts";
import { judgeBuyer } from "../rules/judge-buyer.ts";
import type { ManageNotice } from "../rules/managed-subscription.ts";
import { correctMistyped } from "./correct-address.ts";
import { letInPayer } from "./let-in-payer.ts";
import { findManaged, type ManageDeps, readManageLink } from "./load-manage.ts";
import { mailSubscriptionLink } from "./mail-subscription-link.ts";
import { syncTrial, syncTrialNow } from "./sync-trial.ts";

export type ManageFormDeps = ManageDeps &
  SyncDeps & { siteOrigin: string; afterResponse: (work: () => Promise<unknown>) => void };
type Answer = { readonly redirectTo: string; readonly headers: Headers };

const PATH = "/quiz2/manage";
const back = (notice: ManageNotice) => `${PATH}?notice=${notice}`;

/**
 * Handles the forms of the manage page (docs/product.md#managing-the-subscription). A mailed link gives this
 * browser the rights of a payer for good, so that later requests need no link.
 * @throws AppError `invalid_input`, `not_found`, and those of `readForm`.
 */
export async function postManageForm(deps: ManageFormDeps, request: Request): Promise<Answer> {
  const { intent, token, attempt_id, email = "" } = await readForm(request);
  if (intent === "mail_link") return mailLink(deps, request, email);
  const visitor = await ensureVisitor(request);
  const headers = new Headers(visitor.cookieHeader);
  const tryToCancel = async () =>
    intent === "cancel" &&
    (await cancel(deps, { token, attemptId: attempt_id, visitorHash: visitor.hash }));
  if (await tryToCancel()) return { redirectTo: back("cancelled"), headers };
  const rows = await findManaged(deps, request, token || null);
  const row = rows.find((one) => attempt_id === undefined || one.attemptId === attempt_id);
  const paid = row && (await findPaid(deps, row));
  // Until now only Stripe knew that it is paid.
  if (paid && (await tryToCancel())) return { redirectTo: back("cancelled"), headers };
  if (!paid || intent === "cancel") {
    throw new AppError("not_found", refusals.noSubscription);
  }
  const own = { id: paid.attemptId, visitorHash: visitor.hash };
  if (intent === "address") {
    const notice = await correctMistyped(deps, own, { ...paid, row: paid, typed: email });
    return { redirectTo: back(notice), headers };
  }
  // Makes room for this browser.
  if (intent === "end_access") await endOtherGrants(deps.db, own);
  const isPayer = !token || (await letIn(deps, own, paid));
  const path = await doIntent(deps, paid, intent);
  // A browser that could not be let in goes on with its link.
  const isLost = !isPayer && path.startsWith(PATH);
  return { redirectTo: isLost ? `${path}&token=${token}` : path, headers };
}

/** Returns where the form leads. */
async function doIntent(
  deps: ManageFormDeps,
  paid: Paid,
  intent: string | undefined,
): Promise<string> {
  const { attemptId } = paid;
  switch (intent) {
    case "results":
      return resultsOf(attemptId);
    case "resume":
      return back(await resume(deps, paid));
    case "stop_mails":
      await stopPlanMails(deps.db, attemptId, { kind: "plan_day", at: deps.clock() });
      return back("stopped");
    case "stop_weekly_mails":
      await stopPlanMails(deps.db, attemptId, { kind: "plan_week", at: deps.clock() });
      return back("weeklyStopped");
    case "pay":
      return openInvoice(deps, paid);
    case "end_access":
      return back("closed");
    case "portal":
      return openPortal(deps, paid);
    default:
      throw new AppError("invalid_input", refusals.unknownForm);
  }
}

/** Gives the same answer, equally fast, for every address, so that this form tells nobody who subscribes. */
async function mailLink(deps: ManageFormDeps, request: Request, typed: string): Promise<Answer> {
  const email = parseEmailAddress(typed);
  const visitor = await ensureVisitor(request);
  const headers = new Headers(visitor.cookieHeader);
  if (email === null) return { redirectTo: `${back("badAddress")}#link`, headers };
  deps.afterResponse(async () => {
    const person = { visitorHash: visitor.hash, mailbox: foldMailbox(email) };
    const known = await listPersonalSubscriptions(deps.db, person);
    const verdict = judgeBuyer(known, deps.clock());
    if (verdict.kind === "elsewhere") await mailSubscriptionLink(deps, verdict.subscription);
  });
  return { redirectTo: `${back("linkMailed")}#link`, headers };
}

/** Whether this browser is a payer now. */
async function letIn(deps: ManageFormDeps, own: VisitorAttempt, row: Paid): Promise<boolean> {
  const generation = (await findLinkState(deps.db, own.id))?.generation;
  if (generation === undefined) return false;
  return (await letInPayer(deps, { ...own, generation }, row)) === true;
}

type Paid = SubscriptionRow & { stripeSubId: string; customerId: string };

/** Asks Stripe if our row has no subscription yet, so that a buyer can cancel even before the first sync. */
async function findPaid(deps: ManageFormDeps, row: SubscriptionRow): Promise<Paid | null> {
  const { attemptId, stripeCustomerId: customerId } = row;
  if (customerId === null) return null;
  if (row.stripeSubId !== null) return { ...row, stripeSubId: row.stripeSubId, customerId };
  await syncTrialNow(deps, customerId);
  const synced = await findSubscription(deps.db, { attemptId });
  return synced?.stripeSubId ? { ...synced, stripeSubId: synced.stripeSubId, customerId } : null;
}

/**
 * Stores a cancellation before the response and passes it on to Stripe after it, because from other continents Stripe is
 * seconds away. It cannot be lost: the sweep retries it if Stripe fails. False if we know of nothing that is paid.
 */
async function cancel(
  deps: ManageFormDeps,
  { token, ...browser }: Omit<Canceller, "link"> & { readonly token: string | undefined },
): Promise<boolean> {
  const link = token ? await readManageLink(deps, token) : null;
  if (token && link === null) return false;
  const opened = await openCancellation(deps.db, { ...browser, link }, deps.clock());
  if (opened === null) return false;
  deps.afterResponse(() => syncTrial(deps, opened.customerId, opened).catch(ignoreUnavailable));
  return true;
}

/** Drops the cancel request first, or a concurrent sync would cancel again. */
async function resume(deps: ManageFormDeps, row: Paid): Promise<ManageNotice> {
  try {
    await dropCancelRequest(deps.db, row.attemptId);
    await deps.payments.keepSubscription(row.stripeSubId);
  } catch (error) {
    const { attemptId, cancelRequestedAt } = row;
    if (cancelRequestedAt !== null) await noteCancelRequest(deps.db, attemptId, cancelRequestedAt);
    ignoreUnavailable(error);
    return "failed";
  }
  await syncTrialNow(deps, row.customerId).catch(ignoreUnavailable);
  return "resumed";
}

/** The page where the open invoice can be paid; without one, the page for another card. */
async function openInvoice(deps: ManageFormDeps, row: Paid): Promise<string> {
  try {
    const page = await deps.payments.findInvoicePage(row.stripeSubId);
    return page ?? (await openPortal(deps, row, "newCard"));
  } catch (error) {
    ignoreUnavailable(error);
    return back("failed");
  }
}

async function openPortal(
  deps: ManageFormDeps,
  row: Paid,
  page: "home" | "newCard" = "home",
): Promise<string> {
  try {
    return await deps.payments.openPortal(row.customerId, `${deps.siteOrigin}${PATH}`, page);
  } catch (error) {
    ignoreUnavailable(error);
    return back("failed");
  }
}
