import type { ProductId } from "./purchase/order.ts";

/** In Unicode code points, as SQLite counts. */
export const MAX_REVIEW_LENGTH = 1_000;
export const MAX_REVIEWER_LENGTH = 40;

/** `received` waits for the operator. */
export const REVIEW_STATUSES = ["received", "published", "hidden"] as const;

/** What reviews are about: an order's product, or the subscription. */
export type ReviewedProduct = ProductId | "life_assessment";

/** As pages show it: what its writer agreed to, and no more. */
export type PublishedReview = {
  readonly id: string;
  /** 1 to 5. */
  readonly rating: number;
  readonly text: string;
  readonly firstName: string;
};
