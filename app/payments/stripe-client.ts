import type { Fetcher } from "@cloudflare/workers-types";
import Stripe from "stripe";
import { seconds } from "#app/domain/duration.ts";

const API_VERSION = "2026-10-28.endive";
/** The local Stripe takes keys that begin so; none of Stripe's own does. */
const SANDBOX_KEY = "sk_test_sandbox";

type Config = {
  readonly secretKey: string;
  /** Where requests with a sandbox key go. Development has it, production does not. */
  readonly sandbox?: Pick<Fetcher, "fetch"> | undefined;
};

/**
 * The SDK as workerd needs it. A call that gets no answer is made again with the same idempotency key, so
 * that nothing happens twice.
 * @throws Error for a sandbox key where there is no sandbox
 */
export function createStripe({ secretKey, sandbox }: Config): Stripe {
  const isSandbox = secretKey.startsWith(SANDBOX_KEY);
  if (isSandbox && sandbox === undefined) {
    throw new Error("STRIPE_SECRET_KEY is the sandbox's, and there is no sandbox here.");
  }
  // The types of a binding's fetch and of the global one differ in nothing that the SDK uses.
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
