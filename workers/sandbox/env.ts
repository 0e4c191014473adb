import type { StripeEnv } from "@kindling/local-stripe/stripe-api";
import type { Inbox } from "./inbox.ts";

export type SandboxEnv = StripeEnv & {
  INBOX: DurableObjectNamespace<Inbox>;
  /** The web worker, its static files too. */
  WEB: Fetcher;
  /** What the jobs worker lets a sandbox do with it. */
  JOBS: { runCron(): Promise<void> };
  /** What is sold, as the web worker reads it. */
  FILES: R2Bucket;
  /** The worker that takes Stripe's webhooks. */
  WEBHOOK: Fetcher;
};

/** There is one inbox for all. */
export const openInbox = (env: SandboxEnv) => env.INBOX.getByName("inbox");
