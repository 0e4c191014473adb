import type { StripeEnv } from "@kindling/local-stripe/stripe-api";
import type { Challenges } from "./challenges.ts";
import type { Inbox } from "./inbox.ts";

export type SandboxEnv = StripeEnv & {
  INBOX: DurableObjectNamespace<Inbox>;
  CHALLENGES: DurableObjectNamespace<Challenges>;
  /** The web worker, static files included. */
  WEB: Fetcher;
  /** The jobs worker's development entrypoint. */
  JOBS: { runCron(): Promise<void>; runNight(): Promise<void> };
  /** The bucket that the web worker reads. */
  FILES: R2Bucket;
  /** The owner's pages, at `/__console`. */
  CONSOLE: Fetcher;
  /** The worker that receives Stripe's webhooks. */
  WEBHOOK: Fetcher;
};

/** There is one inbox per environment. */
export const openInbox = (env: SandboxEnv) => env.INBOX.getByName("inbox");

/** There is one stand-in for Turnstile per environment. */
export const openChallenges = (env: Pick<SandboxEnv, "CHALLENGES">) =>
  env.CHALLENGES.getByName("challenges");
