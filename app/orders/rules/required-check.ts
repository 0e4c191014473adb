import type { PaymentCheck } from "#app/domain/purchase/payment-form.ts";

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

/** Reads the check in a payment call's response; null without one. Parses by hand, like `readStartedPayment`. */
export function readRequiredCheck(answer: unknown): PaymentCheck | null {
  const { check } = (answer ?? {}) as { check?: Record<string, unknown> };
  const { kind, waitMs, ticket, siteKey, scriptUrl } = check ?? {};
  if (kind === "wait" && typeof waitMs === "number" && isText(ticket)) {
    return { kind, waitMs, ticket };
  }
  if (kind === "turnstile" && isText(siteKey) && isText(scriptUrl)) {
    return { kind, siteKey, scriptUrl };
  }
  return null;
}
