import type { Database } from "#app/data/database.ts";
import { listPublishedReviews } from "#app/data/reviews.ts";
import type { ClaimsMode } from "#app/domain/claim.ts";
import { minutes } from "#app/domain/duration.ts";
import type { PublishedReview, ReviewedProduct } from "#app/domain/review.ts";
import type { Clock } from "#app/platform/clock.ts";
import { toAppError } from "#app/platform/http/answer.ts";
import type { Log } from "#app/platform/log.ts";
import { remember } from "#app/platform/remember.ts";

/** How long a page may still show a review that has since been hidden or refunded. */
const KEPT_MS = minutes(1);
/** Two rows on a desktop. */
const MOST = 6;

const load = (product: ReviewedProduct) =>
  remember(({ db }: { db: Database }) => listPublishedReviews(db, product, MOST), KEPT_MS);

const published = {
  dating_bundle: load("dating_bundle"),
  perfectionism_toolkit: load("perfectionism_toolkit"),
  life_assessment: load("life_assessment"),
} satisfies Record<ReviewedProduct, unknown>;

type Context = {
  claims: ClaimsMode;
  deps: { db: Database; clock: Clock };
  log: Log;
  requestId: string;
};

/** Returns the newest reviews, or none where samples are shown instead. A page never fails because of a review. */
export async function showReviews(
  { claims, deps, log, requestId }: Context,
  product: ReviewedProduct,
): Promise<readonly PublishedReview[]> {
  if (claims === "seed") return [];
  try {
    return await published[product](deps);
  } catch (error) {
    toAppError(error, log, requestId);
    return [];
  }
}
