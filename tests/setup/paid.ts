import type { Page } from "@playwright/test";

/** Opens the page that follows a payment. */
export const openThankYou = (page: Page, state: "confirmed" | "pending" = "confirmed") =>
  page.goto(`/quiz2/thank-you?session_id=cs_test_a1b2c3${state === "pending" ? "&pending" : ""}`);

export const MANAGED_STATES = [
  "trialing",
  "active",
  "cancelling",
  "noted",
  "problem",
  "waiting",
  "ended",
  "refunded",
  "disputed",
  "lost",
  "won",
] as const;

/** Opens the page of a subscription that is in such a state. */
export const openManage = (page: Page, state: (typeof MANAGED_STATES)[number]) =>
  page.goto(`/quiz2/manage?state=${state}`);
