import { formatDay, formatUtcDay } from "#app/domain/calendar-day.ts";
import { days } from "#app/domain/duration.ts";
import type { Locale } from "#app/domain/locale.ts";
import { REMINDED_BEFORE_MS, TRIAL_MS } from "#app/domain/purchase/subscription.ts";
import { checkout, timeline } from "../content/paywall.ts";

/** `serverMessage` is null when there was no answer, or none with a message. */
export const describeCheckoutFailure = (serverMessage: string | null) => ({
  title: checkout.failed.title,
  description: serverMessage || checkout.failed.description,
});

/** The URL in the response of `POST /api/quiz2/checkout`; null if invalid. */
export function readCheckoutUrl(answer: unknown): string | null {
  if (typeof answer !== "object" || answer === null || !("checkout_url" in answer)) return null;
  const { checkout_url } = answer;
  return typeof checkout_url === "string" && /^https?:\/\//.test(checkout_url)
    ? checkout_url
    : null;
}

/** The steps of a trial that renews at `renewalMs`, on the days that mails and billing use. */
export const describeTimeline = (renewalMs: number, locale: Locale) =>
  timeline(
    {
      reminded: formatDay(renewalMs - REMINDED_BEFORE_MS, locale),
      renewal: formatUtcDay(renewalMs, locale),
    },
    (TRIAL_MS - REMINDED_BEFORE_MS) / days(1),
  );
