import { WorkerEntrypoint } from "cloudflare:workers";
import { DROPPED, type StripeAccount } from "./account.ts";

export type StripeEnv = { STRIPE: DurableObjectNamespace<StripeAccount> };

/** There is one account per environment. */
export const openStripe = (env: StripeEnv) => env.STRIPE.getByName("account");

/** The account's RPC interface. */
export type StripeDesk = ReturnType<typeof openStripe>;

/**
 * The app's Stripe client reaches this through a service binding instead of api.stripe.com; the host is ignored.
 * @public an entrypoint of the sandbox worker
 */
export class StripeApi extends WorkerEntrypoint<StripeEnv> {
  override async fetch(request: Request): Promise<Response> {
    return callStripe(request, this.env);
  }

  /** The account's clock offset, which the jobs worker also uses to schedule mail. */
  async readClockOffsetMs(): Promise<number> {
    return (await openStripe(this.env).readClock()).nowMs - Date.now();
  }
}

/** Throws for a planned connection drop, so that callers see a network error and no answer. */
export async function callStripe(request: Request, env: StripeEnv): Promise<Response> {
  const answer = await openStripe(env).handle(request);
  if (answer.headers.has(DROPPED)) throw new Error("Connection dropped by the fault plan.");
  return answer;
}
