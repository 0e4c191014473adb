import type { Fetcher } from "@cloudflare/workers-types";
import Stripe from "stripe";
import { seconds } from "#app/domain/duration.ts";

/** Pinned, for the webhook endpoint too. */
export const API_VERSION = "2026-10-28.endive";
/** The prefix of the local Stripe's keys, which Stripe itself never issues. */
const SANDBOX_KEY = "sk_test_sandbox";

type Config = {
  readonly secretKey: string;
  /** The target of requests with a sandbox key; only in development. */
  readonly sandbox?: Pick<Fetcher, "fetch"> | undefined;
};

/**
 * The SDK, configured for workerd. It retries a call without a response with the same idempotency key.
 * @throws Error for a sandbox key without a sandbox
 */
export function createStripe({ secretKey, sandbox }: Config): Stripe {
  const isSandbox = secretKey.startsWith(SANDBOX_KEY);
  if (isSandbox && sandbox === undefined) {
    throw new Error("STRIPE_SECRET_KEY is a sandbox key, but no sandbox is bound.");
  }
  // The types of the binding's fetch and the global one differ only in what the SDK does not use.
  const send = (isSandbox && sandbox
    ? sandbox.fetch.bind(sandbox)
    : fetch.bind(globalThis)) as unknown as typeof fetch;
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    httpClient: Stripe.createFetchHttpClient(send),
    maxNetworkRetries: 2,
    timeout: seconds(10),
    telemetry: false,
  });
}
