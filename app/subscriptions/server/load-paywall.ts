import type { Database } from "#app/data/database.ts";
import { findScoredAttempt, listPersonalSubscriptions } from "#app/data/quiz2-entitlements.ts";
import { findCheckoutAttempt } from "#app/data/quiz2-subscriptions.ts";
import { mayDo } from "#app/domain/attempt-rights.ts";
import { addMonth } from "#app/domain/calendar-day.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import { shapeOf } from "#app/domain/life-shape.ts";
import { isEntitled } from "#app/domain/purchase/entitlement.ts";
import { type Offer, TRIAL_MS } from "#app/domain/purchase/subscription.ts";
import { findVariant, type Running } from "#app/funnels/shared/rules/choose-variant.ts";
import type { ReadVisit } from "#app/funnels/shared/server/read-visit.ts";
import type { Clock } from "#app/platform/clock.ts";
import { findVisitor } from "#app/platform/visitor.ts";
import { findOffer, judgeBuyer } from "../rules/judge-buyer.ts";
import type { Paywall } from "../rules/trial-pages.ts";
import { readAttemptCookie } from "./attempt-cookie.ts";
import { listResults } from "./find-subscriber.ts";

type Deps = { db: Database; clock: Clock; readVisit: ReadVisit; runningExperiments: Running };

/** Loads the paywall of the attempt that this browser completed last; without one, of what its visitor may buy. */
export async function loadPaywall(deps: Deps, request: Request): Promise<Paywall> {
  const named = readAttemptCookie(request);
  const visitor = await findVisitor(request);
  const asked = new URL(request.url).searchParams.get("offer") === "monthly";
  const show = (offer: Offer): Paywall => ({
    ...offerTo(deps, offer),
    hasPictures: hasPictures(deps, deps.readVisit(request, "quiz2")?.variant ?? null),
  });
  if (visitor === null) return show(asked ? "monthly" : "trial");

  const find = (id: AttemptId) => {
    const attempt = { id, visitorHash: visitor.hash };
    return Promise.all([
      findCheckoutAttempt(deps.db, attempt),
      findScoredAttempt(deps.db, attempt),
    ]);
  };
  const [known, results, likely] = await Promise.all([
    listPersonalSubscriptions(deps.db, { visitorHash: visitor.hash, mailbox: null }),
    listResults(deps, request),
    named && find(named),
  ]);
  const id = results[0]?.id ?? null;
  const readable = results.map((one) => one.id);
  const paywall = { ...show(asked ? "monthly" : findOffer(known)), attemptId: id, readable };
  const verdict = judgeBuyer(known, deps.clock()).kind;
  if (verdict === "subscribed" || verdict === "overdue") {
    return { ...paywall, isSubscribed: true, isOverdue: verdict === "overdue" };
  }
  const [found, scored] = (id === named ? likely : id && (await find(id))) ?? [];
  if (found?.status !== "completed") return paywall;
  const isSubscribed = scored?.paid.some((paid) => isEntitled(paid, deps.clock())) ?? false;
  // A reader may be anybody who got hold of a link.
  const email = mayDo(found.right, "correctAddress") ? found.email : null;
  // Before the email gate nobody sees a shape.
  const scores = scored?.userId ? scored.scores : null;
  const shape = scores && shapeOf(scores.areas);
  return {
    ...paywall,
    email,
    shape,
    isSubscribed,
    hasPictures: hasPictures(deps, found.variant),
  };
}

/** Fixed when the attempt was started. A visitor who is not counted sees what all see without the experiment. */
const hasPictures = ({ runningExperiments }: Deps, variants: string | null): boolean =>
  findVariant("goods", variants ?? "", runningExperiments) === "pictures";

const offerTo = ({ clock }: Deps, offer: Offer): Omit<Paywall, "hasPictures"> => ({
  attemptId: null,
  readable: [],
  email: null,
  shape: null,
  isSubscribed: false,
  offer,
  firstRenewalMs: offer === "trial" ? clock() + TRIAL_MS : addMonth(clock()),
});
