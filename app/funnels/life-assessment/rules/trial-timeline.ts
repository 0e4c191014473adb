import { days } from "#app/domain/duration.ts";
import { REMINDED_BEFORE_MS, TRIAL_MS } from "#app/domain/purchase/subscription.ts";
import { timeline } from "../content/paywall.ts";

/** The steps of a trial that renews at `renewalMs`, as the mails and the billing keep to them. */
export const tellTimeline = (renewalMs: number) =>
  timeline(
    { remindedMs: renewalMs - REMINDED_BEFORE_MS, renewalMs },
    (TRIAL_MS - REMINDED_BEFORE_MS) / days(1),
  );
