import type { Database } from "#app/data/database.ts";
import { findReview, isStillPaid } from "#app/data/reviews.ts";
import type { MailBrand } from "#app/domain/brand.ts";
import type { MailPayload } from "#app/domain/mail/mail-payload.ts";
import type { EmailContent } from "#app/email/email-content.ts";
import type { LinkSecrets } from "#app/platform/signed-link.ts";
import { reviewMail } from "../content/review.ts";
import { signReviewLink } from "./review-links.ts";

type WriterDeps = { db: Database; brand: MailBrand; linkSecrets: LinkSecrets };
type Job = { readonly payload: MailPayload<"review_request">; readonly createdAt: number };

/** Null once a refund or dispute has closed the purchase, or its buyer was erased or has written a review. */
export async function writeReviewRequest(
  { db, brand, linkSecrets }: WriterDeps,
  { payload: purchase, createdAt }: Job,
): Promise<EmailContent | null> {
  if (!(await isStillPaid(db, purchase))) return null;
  if ((await findReview(db, purchase)) !== null) return null;
  const link = { purchase, createdAt };
  const write = await signReviewLink(linkSecrets, "write_review", link);
  const stop = await signReviewLink(linkSecrets, "stop_review_requests", link);
  const { action, stop: label, ...words } = reviewMail;
  return {
    ...words,
    accent: "ember",
    button: { label: action, url: `${brand.siteOrigin}/review?token=${write}` },
    unsubscribe: { label, url: `${brand.siteOrigin}/unsubscribe?token=${stop}` },
  };
}
