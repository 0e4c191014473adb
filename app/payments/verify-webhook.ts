import Stripe from "stripe";
import { seconds } from "#app/domain/duration.ts";
import { readStripeEvent, type StripeEvent } from "./stripe-event.ts";

const TOLERANCE_MS = seconds(300);
const crypto = Stripe.createSubtleCryptoProvider();
// Only its webhooks are used, and those need no key.
const { webhooks } = new Stripe("sk_unused", { httpClient: Stripe.createFetchHttpClient() });

/** The first one is the current; the other verifies what was signed before the secret changed. */
export type WebhookSecrets = readonly [current: string, ...previous: string[]];

/**
 * The event of a webhook that is genuine and recent; null for any other. The SDK refuses old time stamps
 * but takes those of the future, so both ends are checked here: of every time that the header gives, because
 * the SDK goes by the last one.
 */
export async function verifyWebhook(
  secrets: WebhookSecrets,
  { body, signature }: { body: string; signature: string },
  nowMs: number,
): Promise<StripeEvent | null> {
  if (!readTimes(signature).every((at) => Math.abs(nowMs - at) <= TOLERANCE_MS)) return null;
  for (const secret of secrets) {
    try {
      const tolerance = TOLERANCE_MS / seconds(1);
      return readStripeEvent(
        await webhooks.constructEventAsync(body, signature, secret, tolerance, crypto, nowMs),
      );
    } catch {
      // Another secret may have signed it.
    }
  }
  return null;
}

/** A header without any is refused by the SDK. */
const readTimes = (signature: string): number[] =>
  [...signature.matchAll(/(?:^|,)t=([^,]*)/g)].map(([, at]) =>
    seconds(Number.parseInt(`${at}`, 10)),
  );
