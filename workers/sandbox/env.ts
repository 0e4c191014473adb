import type { Inbox } from "./inbox.ts";

export type SandboxEnv = {
  INBOX: DurableObjectNamespace<Inbox>;
  /** The web worker, its static files too. */
  WEB: Fetcher;
  /** What the jobs worker lets a sandbox do with it. */
  JOBS: { runCron(): Promise<void> };
};

/** There is one inbox for all. */
export const openInbox = (env: SandboxEnv) => env.INBOX.getByName("inbox");
