import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { createDatabase } from "#app/data/database.ts";
import type { EmailAddress } from "#app/domain/mail/email-address.ts";
import { ENDED_BY_ERASURE, MAIL_LIMITS } from "#app/domain/mail/mail-limits.ts";
import { parseMailPayload } from "#app/domain/mail/mail-payload.ts";
import { recipientOf } from "#app/email/outbox.ts";
import { declareWithdrawal } from "#app/privacy/server/declare-withdrawal.ts";
import {
  writeWithdrawalNotice,
  writeWithdrawalReceived,
} from "#app/privacy/server/withdrawal-mails.ts";
import { collectConsole } from "../../tests/fixtures/console.ts";
import { brand } from "../../tests/fixtures/email-content.ts";
import { newNetwork } from "../../tests/fixtures/new-network.ts";
import { openLimits } from "../../tests/fixtures/rate-limits.ts";
import { emptyTables, insertRow, readRows } from "../../tests/fixtures/stored-rows.ts";
import { ask, cookieOf, exhaust, postForm } from "../../tests/fixtures/web-worker.ts";

const DECLARED = {
  wish: "withdraw",
  name: "Ada Lovelace",
  email: "ada@example.test",
  contract: "Order 7777ABCD",
} as const;

type Job = { kind: "withdrawal_received" | "withdrawal_notice"; email: string; payload: string };
const readJobs = () =>
  readRows<Job>(env.DB, "select kind, email, payload from email_jobs order by kind");

collectConsole();
beforeEach(() => emptyTables(env.DB));

test("P36 A withdrawal needs no login, and is mailed to the buyer and the operator", async () => {
  const before = Date.now();
  const answer = await postForm("/withdraw", DECLARED);
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/withdraw?sent"]);
  const [notice, received, ...others] = await readJobs();
  expect(others).toEqual([]);
  expect([notice?.kind, notice?.email]).toEqual(["withdrawal_notice", "hello@kindling.example"]);
  expect([received?.kind, received?.email]).toEqual(["withdrawal_received", DECLARED.email]);
  for (const job of [notice, received]) {
    const { declaredAt, ...declared } = JSON.parse(job?.payload ?? "{}");
    expect(declared).toEqual(DECLARED);
    expect(declaredAt).toBeGreaterThanOrEqual(before);
  }
  expect(await (await ask("/withdraw?sent")).text()).toContain("We have it.");
});

test("P36 An erased buyer who withdraws gets the receipt, too", async () => {
  const recipient = await recipientOf(DECLARED.email as EmailAddress);
  for (const kind of ENDED_BY_ERASURE) {
    await insertRow(env.DB, "mail_suppressions", { recipient, kind, suppressed_at: Date.now() });
  }
  await postForm("/withdraw", DECLARED);
  expect((await readJobs()).map(({ kind }) => kind)).toContain("withdrawal_received");
});

describe("P36 Both mails repeat what was declared, and when", () => {
  const at = Date.UTC(2026, 10, 23, 4, 5);
  test.each(["withdraw", "cancel"] as const)("%s", async (wish) => {
    const payload = parseMailPayload("withdrawal_received", { ...DECLARED, wish, declaredAt: at });
    for (const write of [writeWithdrawalReceived, writeWithdrawalNotice]) {
      const mail = await write({ brand }, { payload });
      const words = [mail.subject, ...mail.paragraphs].join(" ");
      for (const said of [
        DECLARED.name,
        DECLARED.email,
        DECLARED.contract,
        "November 23, 2026, 04:05",
      ])
        expect(words).toContain(said);
      expect(mail.subject).toContain(wish === "cancel" ? "cancellation" : "withdrawal");
    }
  });
});

test("Neither mail turns typed text into a link, and both keep all of its words", async () => {
  const typed = {
    name: "Win at www.evil.example",
    contract: "https://evil.example:8443/a.b?c no. 7",
  };
  const payload = parseMailPayload("withdrawal_received", {
    ...DECLARED,
    ...typed,
    declaredAt: 1,
  });
  for (const write of [writeWithdrawalReceived, writeWithdrawalNotice]) {
    const words = (await write({ brand }, { payload })).paragraphs.join(" ");
    expect(words).not.toMatch(/:\/\/|www\.\w|evil\.\w/);
    for (const text of Object.values(typed)) expect(words.replaceAll("\u2060", "")).toContain(text);
  }
});

describe("An invalid form is shown again with what was typed, and stores nothing", () => {
  test.each([
    ["no name", { ...DECLARED, name: "  " }, "Please enter your name."],
    ["no address", { ...DECLARED, email: "ada" }, "Please enter a valid email address."],
    ["no contract", { ...DECLARED, contract: "" }, "Please tell us which contract it is."],
    ["a novel", { ...DECLARED, contract: "x".repeat(201) }, "Please use fewer words."],
  ])("%s", async (_what, fields, problem) => {
    const answer = await postForm("/withdraw", fields);
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(page).toContain(problem);
    expect(page).toContain('value="Ada Lovelace"'.slice(0, fields.name.trim() ? undefined : 6));
    expect(await readJobs()).toEqual([]);
  });

  test("an unknown wish", async () => {
    expect((await postForm("/withdraw", { ...DECLARED, wish: "stay" })).status).toBe(400);
    expect(await readJobs()).toEqual([]);
  });
});

test("A visitor can send five forms a minute", async () => {
  const cookie = cookieOf(await postForm("/withdraw", DECLARED));
  const answers = await exhaust(5, () =>
    postForm("/withdraw", DECLARED, { address: newNetwork(), headers: { Cookie: cookie } }),
  );
  expect(answers.at(-1)?.status).toBe(429);
});

test("Above the limit on mails to the operator, a withdrawal is refused, not lost", async () => {
  const [limit] = MAIL_LIMITS.withdrawal_notice;
  const db = createDatabase(env.DB);
  const enqueued: string[] = [];
  const deps = {
    db,
    clock: Date.now,
    limits: openLimits,
    contactEmail: "hello@kindling.example",
    enqueueEmails: (ids: string[]) => void enqueued.push(...ids),
  };
  const declare = (turn: number) =>
    declareWithdrawal(
      deps,
      { visitorHash: "v", addressPrefix: "n" },
      {
        ...DECLARED,
        email: `ada${turn}@example.test` as EmailAddress,
      },
    );
  for (let turn = 0; turn < (limit?.most ?? 0); turn += 1) await declare(turn);
  expect(enqueued).toHaveLength(2 * (limit?.most ?? 0));
  await expect(declare(-1)).rejects.toMatchObject({ code: "too_many_requests" });
  expect(enqueued).toHaveLength(2 * (limit?.most ?? 0));
  expect((await readJobs()).filter(({ email }) => email.startsWith("ada-1@"))).toEqual([]);
});
