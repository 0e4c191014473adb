import type { Database } from "#app/data/database.ts";
import { findReview, isStillPaid, stopReviewRequests, storeReview } from "#app/data/reviews.ts";
import type { Purchase } from "#app/domain/purchase/reviewed-purchase.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { LinkSecrets } from "#app/platform/signed-link.ts";
import { stopReviews as words } from "../content/review.ts";
import { checkReview, type ReviewProblems, type TypedReview } from "../rules/check-review.ts";
import { keyOfRequest, readReviewLink } from "./review-links.ts";

type LinkDeps = { clock: Clock; linkSecrets: LinkSecrets };
type ReviewDeps = LinkDeps & { db: Database };

/** `gone`: no valid link, a purchase that a refund or dispute has closed, or a buyer who was erased. */
export type ReviewView =
  | { readonly state: "gone" | "published" | "thanks" }
  | {
      readonly state: "form";
      readonly isSent: boolean;
      readonly typed: TypedReview;
      readonly problems: ReviewProblems | null;
    };

const EMPTY: TypedReview = { rating: "", text: "", firstName: "", consent: "" };

/** The page of the mailed link. Read-only. */
export async function loadReview(deps: ReviewDeps, token: string): Promise<ReviewView> {
  const purchase = await findPurchase(deps, token);
  if (purchase === null) return { state: "gone" };
  const found = await findReview(deps.db, purchase);
  if (found === null) return { state: "form", isSent: false, typed: EMPTY, problems: null };
  if (found.status === "published") return { state: "published" };
  const { rating, text, firstName } = found;
  const typed = { rating: String(rating), text, firstName, consent: "yes" };
  return { state: "form", isSent: true, typed, problems: null };
}

/** Stores the review of the link's purchase, or changes it until it is published. */
export async function writeReview(
  deps: ReviewDeps,
  token: string,
  typed: TypedReview,
): Promise<ReviewView> {
  const purchase = await findPurchase(deps, token);
  if (purchase === null) return { state: "gone" };
  const { review, problems, isGood } = checkReview(typed);
  if (!isGood) return { state: "form", isSent: false, typed, problems };
  const written = { ...review, id: crypto.randomUUID(), writtenAt: deps.clock() };
  const isStored = await storeReview(deps.db, purchase, written);
  return { state: isStored ? "thanks" : "published" };
}

async function findPurchase(deps: ReviewDeps, token: string): Promise<Purchase | null> {
  const purchase = await readReviewLink(deps, "write_review", token);
  return purchase && (await isStillPaid(deps.db, purchase)) ? purchase : null;
}

/** Whether an unsubscribe link is valid. Read-only: mail scanners follow links. */
const isStopReviewsLink = async (deps: LinkDeps, token: string): Promise<boolean> =>
  (await readReviewLink(deps, "stop_review_requests", token)) !== null;

/** False if the link is invalid. */
async function stopReviews(deps: ReviewDeps, token: string): Promise<boolean> {
  const purchase = await readReviewLink(deps, "stop_review_requests", token);
  if (purchase === null) return false;
  await stopReviewRequests(deps.db, keyOfRequest(purchase), deps.clock());
  return true;
}

/** `/unsubscribe` for the mail that asks for a review. */
export const reviewsUnsubscribe = {
  accent: "ember" as const,
  words,
  isLink: isStopReviewsLink,
  leave: stopReviews,
};
