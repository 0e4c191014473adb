import { env } from "cloudflare:workers";
import { StripeFaults } from "@kindling/local-stripe/faults";
import { createDatabase } from "#app/data/database.ts";
import { days, minutes } from "#app/domain/duration.ts";
import type { EmailAddress } from "#app/domain/mail/email-address.ts";
import { createFiles } from "#app/files/files.ts";
import { consoleLog } from "#app/platform/log.ts";
import { erasureSubject } from "#app/privacy/server/erase-for-operator.ts";
import { sweepDeletions } from "#app/privacy/server/erase-person.ts";
import { retain } from "#app/privacy/server/retain.ts";
import { postData } from "../fixtures/data-link.ts";
import { signToken } from "../fixtures/mailed-token.ts";
import { askDataToken, liveMarkedLife } from "../fixtures/marked-person.ts";
import { retentionAt } from "../fixtures/retained.ts";
import { account, openWorld, settle, stripe } from "../fixtures/stripe-world.ts";
import { loggingJobs, watchOutputs } from "../fixtures/watched-outputs.ts";
import { ask, postForm, postJson } from "../fixtures/web-worker.ts";
import { beforeEach, consoleLines, expect, test, vi } from "../setup/test.ts";

const EMAIL = "Zoemark.Person@secret.example";
const MARK = /zoemark|secret\.example|_secret_|whsec_|sk_test/i;

beforeEach(openWorld);

const eraseSigned = async (address: string) => {
  const subject = await erasureSubject(EMAIL as EmailAddress);
  const token = await signToken("erase_person", subject);
  return postJson("/api/operator/erase", { email: address, token });
};

/** Reads what Stripe stores besides what buyers told it themselves. */
async function readMetadata(): Promise<string> {
  const lists = await Promise.all([
    stripe().customers.list({ limit: 100 }),
    stripe().paymentIntents.list({ limit: 100 }),
    stripe().subscriptions.list({ limit: 100, status: "all" }),
    stripe().checkout.sessions.list({ limit: 100 }),
  ]);
  const objects = lists.flatMap(({ data }) => data as object[]) as Record<string, unknown>[];
  expect(objects.length).toBeGreaterThan(4);
  return JSON.stringify(
    objects.map(({ metadata, description, client_reference_id, success_url, cancel_url }) => [
      metadata,
      description,
      client_reference_id,
      success_url,
      cancel_url,
    ]),
  );
}

/** Returns the URLs in mails, with the content of their tokens. */
const readLinks = (mails: readonly { text: string }[]): string[] =>
  mails
    .flatMap(({ text }) => text.match(/https:\S+/g) ?? [])
    .map((url) => {
      const [body = ""] = (new URL(url).searchParams.get("token") ?? "").split(".");
      return `${url} ${atob(body.replaceAll("-", "+").replaceAll("_", "/"))}`;
    });

test("P33 No personal data leaves the workers through waitlist, quiz, withdrawal, review or data request, failures included", async () => {
  const { follow, whileAway, read } = watchOutputs(EMAIL, consoleLines);
  const { mails } = await liveMarkedLife(EMAIL);
  const token = await askDataToken(EMAIL);
  const metadata = await readMetadata();
  const keys = (await env.FILES.list()).objects.map(({ key }) => key);

  const withdrawal = { wish: "withdraw", name: "Zoemark", contract: "zoemark" };
  const review = { rating: "5", text: "zoemark", firstName: "Zoemark", consent: "yes" };
  const send = async () => {
    await follow(postForm("/withdraw", { ...withdrawal, email: EMAIL }));
    await follow(postForm("/withdraw", { ...withdrawal, email: `${EMAIL}@` }));
    await follow(postForm("/withdraw", { ...withdrawal, wish: EMAIL, email: EMAIL }));
    await follow(postForm(`/review?token=${EMAIL}`, review));
    await follow(ask(`/review?token=${EMAIL}`));
    await follow(postForm("/your-data", { email: `${EMAIL}@` }));
    await follow(postForm("/your-data", { email: EMAIL, [EMAIL]: EMAIL }));
    await follow(ask(`/your-data/open?token=${EMAIL}`));
    await follow(postForm("/your-data/export", { token: EMAIL }));
    for (const intent of ["show", "ask_erase", EMAIL]) await follow(postData(token, intent));
    await follow(postData(token, "rename", { name: "Zoemark II" }));
    await follow(postData(token, "rename", { name: "zoemark", of: EMAIL }));
    await follow(postData(token, "stop_mails", { kind: EMAIL }));
    await follow(eraseSigned("another.zoemark@secret.example"));
  };
  await send();
  await whileAway(send);
  await env.DB.exec("alter table reviews rename to reviews_away");
  await send();
  await env.DB.exec("alter table reviews_away rename to reviews");

  vi.spyOn(env.FILES, "list").mockRejectedValueOnce(new Error(`no ${EMAIL}`));
  expect((await follow(postData(token, "erase"))).status).toBe(200);
  await account().planFaults(StripeFaults.parse({ api: { down: true } }));
  await settle(loggingJobs()).catch(() => undefined);
  await account().planFaults(StripeFaults.parse({}));
  await settle(loggingJobs());
  const ports = { db: createDatabase(env.DB), files: createFiles(env.FILES as never, consoleLog) };
  await sweepDeletions({ ...ports, clock: () => Date.now() + minutes(6), log: consoleLog });
  await retain(retentionAt(Date.now() + days(8), { log: consoleLog }).deps);

  const outputs = await read();
  expect(outputs.lines.length).toBeGreaterThan(20);
  expect(outputs.messages.length).toBeGreaterThan(0);
  expect(JSON.stringify(outputs)).not.toMatch(MARK);
  expect(JSON.stringify(outputs)).not.toContain(`${token}`);
  expect([metadata, ...keys].join(" ")).not.toMatch(MARK);
  const links = readLinks(mails);
  expect(links.length).toBeGreaterThan(10);
  expect(links.join("\n")).not.toMatch(MARK);
});
