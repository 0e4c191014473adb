import { WorkerEntrypoint } from "cloudflare:workers";
import { openStripe, type SandboxEnv } from "../env.ts";
import { DROPPED } from "./account.ts";

/** Where the app's Stripe client is led by a service binding: calls of api.stripe.com, whatever the host. */
export class StripeApi extends WorkerEntrypoint<SandboxEnv> {
  override async fetch(request: Request): Promise<Response> {
    return callStripe(request, this.env);
  }

  /** How far somebody has moved the account's clock: what waits for its day goes by it, too. */
  async readClockOffsetMs(): Promise<number> {
    return (await openStripe(this.env).readClock()).nowMs - Date.now();
  }
}

/** A connection that breaks on order breaks here, where nobody can mistake it for an answer. */
export async function callStripe(request: Request, env: SandboxEnv): Promise<Response> {
  const answer = await openStripe(env).handle(request);
  if (answer.headers.has(DROPPED)) throw new Error("The connection broke, on order.");
  return answer;
}
