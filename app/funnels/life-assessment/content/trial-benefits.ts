import { GUARANTEE_ID, guarantee } from "#app/funnels/shared/content/guarantee.ts";
import { SOLD } from "#app/funnels/shared/content/sold.ts";

export const benefits = {
  title: "What you unlock",
  scores: "Your overall score and all five areas, without the blur",
  plan: "A 7-day action plan made from your own lowest sides",
  /** If the claims may not be shown. */
  report: `A report of ${SOLD.lifeReportPages} or more pages in plain words`,
  counted: [
    `${SOLD.courses} courses with ${SOLD.lessons} lessons, each with an exercise`,
    `${SOLD.subscriberGuides} short guides to keep`,
  ],
} as const;

export const badges = [
  { icon: "lock", text: "SSL Secure" },
  { icon: "rocket", text: "Instant Access" },
  { icon: "check", text: guarantee.badge, href: `#${GUARANTEE_ID}` },
] as const;
