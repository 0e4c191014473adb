import Stripe from "stripe";
import { seconds } from "#app/domain/duration.ts";
import { readStripeEvent, type StripeEvent } from "./stripe-event.ts";

const TOLERANCE_MS = seconds(300);
const crypto = Stripe.createSubtleCryptoProvider();
// Verifying webhooks needs no key.
const { webhooks } = new Stripe("sk_unused", { httpClient: Stripe.createFetchHttpClient() });

/** The previous secret verifies what was signed before a rotation. */
export type WebhookSecrets = readonly [current: string, ...previous: string[]];

/**
 * The event of a webhook with a valid and recent signature, else null. The SDK accepts timestamps in the future,
 * so both bounds are checked here, for each timestamp in the header, because the SDK uses the last one.
 */
export async function verifyWebhook(
  secrets: WebhookSecrets,
  { body, signature }: { body: string; signature: string },
  nowMs: number,
): Promise<StripeEvent | null> {
  if (!readTimes(signature).every((at) => Math.abs(nowMs - at) <= TOLERANCE_MS)) return null;
  const verifier = webhooks.signature;
  if (verifier === null) return null;
  for (const secret of secrets) {
    try {
      const tolerance = TOLERANCE_MS / seconds(1);
      await verifier.verifyHeaderAsync(body, signature, secret, tolerance, crypto, nowMs);
      return readStripeEvent(JSON.parse(body));
    } catch {
      // Try the next secret.
    }
  }
  return null;
}

/** The SDK refuses a header without any. */
const readTimes = (signature: string): number[] =>
  [...signature.matchAll(/(?:^|,)t=([^,]*)/g)].map(([, at]) =>
    seconds(Number.parseInt(`${at}`, 10)),
  );
