import { WorkerEntrypoint } from "cloudflare:workers";
import { DROPPED, type StripeAccount } from "./account.ts";

export type StripeEnv = { STRIPE: DurableObjectNamespace<StripeAccount> };

/** The one account, shared by everything that runs. */
export const openStripe = (env: StripeEnv) => env.STRIPE.getByName("account");

/**
 * The app's Stripe client reaches this through a service binding instead of api.stripe.com; the host is ignored.
 * @public an entrypoint of the sandbox worker
 */
export class StripeApi extends WorkerEntrypoint<StripeEnv> {
  override async fetch(request: Request): Promise<Response> {
    return callStripe(request, this.env);
  }

  /** How far somebody has moved the account's clock: what waits for its day goes by it, too. */
  async readClockOffsetMs(): Promise<number> {
    return (await openStripe(this.env).readClock()).nowMs - Date.now();
  }
}

/** A connection that breaks on order breaks here, where nobody can mistake it for an answer. */
export async function callStripe(request: Request, env: StripeEnv): Promise<Response> {
  const answer = await openStripe(env).handle(request);
  if (answer.headers.has(DROPPED)) throw new Error("The connection broke, on order.");
  return answer;
}
