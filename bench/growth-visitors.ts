import { globSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startServer } from "../tools/serve.ts";
import { setUpLocalStripe } from "../tools/stripe-prices.ts";
import { type BrowserCalls, openBrowser, payCheckout } from "./browser-calls.ts";
import { type Mix, readTraces } from "./growth-fill.ts";
import { answersOf } from "./visitor-load.ts";

/** For each completed assessment: unfinished ones, addresses given, and buyers, as docs/scale.md assumes. */
const SHARES = { unfinished: 1.5, withoutAddress: 0.4, withAddress: 0.57, buyers: 0.03 } as const;
const ANSWERS_OF_UNFINISHED = 25;
const STEP = 5;
const MAIL_WITHIN_MS = 30_000;

/** Starts, and answers `count` statements as the page does: each step is saved in the background. */
async function answer({ post }: BrowserCalls, count: number): Promise<string> {
  const { attempt_id = "" } = await post("/api/quiz2/start", {});
  const responses = answersOf(3).slice(0, count);
  for (let end = STEP; end < count; end += STEP) {
    await post("/api/quiz2/save", { attempt_id, responses: responses.slice(end - STEP, end) });
  }
  await post("/api/quiz2/save", { attempt_id, responses, progress_count: count });
  return attempt_id;
}

async function complete(visitor: BrowserCalls): Promise<string> {
  const attempt_id = await answer(visitor, 100);
  await visitor.post("/api/quiz2/complete", { attempt_id, time_spent_seconds: 600 });
  return attempt_id;
}

const addressOf = (attemptId: string) => `${attemptId.slice(0, 8)}@bench.example`;

async function giveAddress(visitor: BrowserCalls): Promise<string> {
  const attemptId = await complete(visitor);
  await visitor.post("/api/quiz2/email-capture", { attemptId, email: addressOf(attemptId) });
  return attemptId;
}

/** Pays for the trial at the local Stripe and comes back. */
async function buy(visitor: BrowserCalls): Promise<string> {
  const attempt_id = await giveAddress(visitor);
  const { checkout_url = "" } = await visitor.post("/api/quiz2/checkout", {
    attempt_id,
    email: addressOf(attempt_id),
    offer: "trial",
  });
  await visitor.send(await payCheckout(visitor, checkout_url, addressOf(attempt_id)));
  return attempt_id;
}

/** Records what each kind of visitor leaves in an empty database in `persistTo` once all mails of the day are sent. */
export async function recordVisitors(persistTo: string): Promise<Mix> {
  const { url, stop } = await startServer({ port: 0, persistTo });
  let owners: { share: number; attemptId: string }[];
  try {
    await setUpLocalStripe(url);
    const visit = (walk: (visitor: BrowserCalls) => Promise<string>) => walk(openBrowser(url));
    const unfinished = await visit((visitor) => answer(visitor, ANSWERS_OF_UNFINISHED));
    owners = [
      { share: SHARES.unfinished, attemptId: unfinished },
      { share: SHARES.withoutAddress, attemptId: await visit(complete) },
      { share: SHARES.withAddress, attemptId: await visit(giveAddress) },
      { share: SHARES.buyers, attemptId: await visit(buy) },
    ];
    await awaitMails(
      url,
      [2, 3].map((at) => addressOf(owners[at]?.attemptId ?? "")),
    );
  } finally {
    await stop();
  }
  const path = findDatabase(persistTo);
  return owners.map(({ share, attemptId }) => ({ share, traces: readTraces(path, attemptId) }));
}

async function awaitMails(origin: string, addresses: string[]): Promise<void> {
  const giveUpAt = performance.now() + MAIL_WITHIN_MS;
  for (const address of addresses) {
    for (;;) {
      await fetch(`${origin}/__sandbox/cron`, { method: "POST" });
      const inbox = await fetch(`${origin}/__sandbox/inbox.json?to=${encodeURIComponent(address)}`);
      if (((await inbox.json()) as object[]).length > 0) break;
      if (performance.now() > giveUpAt) throw new Error(`No mail to ${address}.`);
      await sleep(200);
    }
  }
}

/** @throws Error unless there is exactly one database */
export function findDatabase(persistTo: string): string {
  const found = globSync(join(persistTo, "v3/d1/miniflare-D1DatabaseObject/*.sqlite"));
  const [path, ...others] = found.filter((file) => !file.endsWith("metadata.sqlite"));
  if (path === undefined || others.length > 0) throw new Error("Not one database.");
  return path;
}
