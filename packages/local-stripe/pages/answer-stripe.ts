import { openStripe, type StripeEnv } from "../api/stripe-api.ts";
import { answerControl } from "./answer-controls.ts";
import { answerHostedPage } from "./answer-hosted-page.ts";
import { answerStripeScript } from "./stripe-script.ts";

/** `/__sandbox/stripe…`: hosted pages, browser script and controls for tests. */
export async function answerStripe(request: Request, env: StripeEnv): Promise<Response> {
  if (new URL(request.url).pathname === "/__sandbox/stripe.js") return answerStripeScript();
  const stripe = openStripe(env);
  return (await answerHostedPage(request, stripe)) ?? answerControl(request, stripe);
}
