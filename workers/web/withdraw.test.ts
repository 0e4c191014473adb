import { env } from "cloudflare:workers";
import { createDatabase } from "#app/data/database.ts";
import type { EmailAddress } from "#app/domain/mail/email-address.ts";
import { ENDED_BY_ERASURE, MAIL_LIMITS } from "#app/domain/mail/mail-limits.ts";
import { parseMailPayload } from "#app/domain/mail/mail-payload.ts";
import { recipientOf } from "#app/email/outbox.ts";
import {
  DECLARED_AT_ONCE,
  declareWithdrawal,
  OneMorePress,
} from "#app/privacy/server/declare-withdrawal.ts";
import {
  writeWithdrawalDigest,
  writeWithdrawalNotice,
  writeWithdrawalReceived,
} from "#app/privacy/server/withdrawal-mails.ts";
import { brand } from "../../tests/fixtures/email-content.ts";
import { newNetwork } from "../../tests/fixtures/new-network.ts";
import { openLimits } from "../../tests/fixtures/rate-limits.ts";
import { insertRow, readRows } from "../../tests/fixtures/rows.ts";
import { ask, cookieOf, postForm } from "../../tests/fixtures/web-worker.ts";
import { describe, expect, test, vi } from "../../tests/setup/test.ts";

const DECLARED = {
  wish: "withdraw",
  name: "Ada Lovelace",
  email: "ada@example.test",
  contract: "Order 7777ABCD",
} as const;

type Job = { kind: "withdrawal_received" | "withdrawal_notice"; email: string; payload: string };
const readJobs = () => readRows<Job>("select kind, email, payload from email_jobs order by kind");

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
    await insertRow("mail_suppressions", { recipient, kind, suppressed_at: Date.now() });
  }
  await postForm("/withdraw", DECLARED);
  expect((await readJobs()).map(({ kind }) => kind)).toContain("withdrawal_received");
});

describe("P36 The notice repeats what was declared and when, and the receipt says as much as it needs", () => {
  const at = Date.UTC(2026, 10, 23, 4, 5);
  const read = async (write: typeof writeWithdrawalNotice, declared: object) => {
    const payload = parseMailPayload("withdrawal_received", { ...DECLARED, ...declared });
    const mail = await write({ brand }, { payload });
    return { subject: mail.subject, words: [mail.subject, ...mail.paragraphs].join(" ") };
  };

  test.each(["withdraw", "cancel"] as const)("%s", async (wish) => {
    for (const write of [writeWithdrawalReceived, writeWithdrawalNotice]) {
      const { subject, words } = await read(write, { wish, declaredAt: at });
      const said = [DECLARED.name, DECLARED.email, "7777ABCD", "November 23, 2026, 04:05"];
      for (const text of said) expect(words).toContain(text);
      expect(subject).toContain(wish === "cancel" ? "cancellation" : "withdrawal");
    }
  });

  test("in the receipt, which may go to a stranger, few letters and no numbers", async () => {
    const lure = "Your card was charged $499, call +1 555 0100 or see evil.example for your refund";
    const declared = { name: lure, contract: lure, declaredAt: at };
    const { words } = await read(writeWithdrawalReceived, declared);
    expect(words).not.toMatch(/499|555|evil/);
    expect(words).toContain("Contract: Your card was charged cal…");
    const notice = await read(writeWithdrawalNotice, declared);
    expect(notice.words.replaceAll("\u2060", "")).toContain(lure);
  });

  test("also of somebody whose name is as long as the form takes", async () => {
    const name = "Maximiliana ".repeat(9).slice(0, 100);
    for (const write of [writeWithdrawalReceived, writeWithdrawalNotice]) {
      const long = await read(write, { name, declaredAt: at });
      const short = await read(write, { declaredAt: at });
      expect(long.subject).toBe(short.subject);
      const told = write === writeWithdrawalNotice ? name.trim() : `${name.slice(0, 25)}…`;
      expect(long.words).toContain(`Name: ${told}. Email address`);
    }
  });

  test("and a receipt for a text without letters names none", async () => {
    const declared = { name: "2026", contract: "$499 +1 555", declaredAt: at };
    const { words } = await read(writeWithdrawalReceived, declared);
    expect(words).toContain("Contract: as you described it Email address:");
  });
});

test("Neither mail turns typed text into a link, and the notice keeps all of its words", async () => {
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
    if (write === writeWithdrawalReceived) continue;
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

describe("P36 No withdrawal is refused or lost", () => {
  const readDeclared = () => readRows<{ email: string }>("select email from withdrawals");

  test("neither of a visitor who sends many forms, who presses once more", async () => {
    const cookie = cookieOf(await postForm("/withdraw", DECLARED));
    const send = (fields: object = {}) =>
      postForm(
        "/withdraw",
        { ...DECLARED, ...fields },
        { address: newNetwork(), headers: { Cookie: cookie } },
      );
    let last = await send();
    for (let sent = 1; sent < 10 && last.status === 303; sent += 1) last = await send();
    expect(last.status).toBe(403);
    const page = await last.text();
    expect(page).toContain("Please wait five seconds and press the button once more.");
    expect(page).toContain('value="Ada Lovelace"');
    const ticket = /name="ticket" value="([^"]+)"/.exec(page)?.[1] ?? "";
    const before = (await readDeclared()).length;
    // Too early: the same ticket goes on.
    const early = await send({ ticket });
    expect([early.status, (await early.text()).includes(ticket)]).toEqual([403, true]);
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + 5_000);
    // Another declaration does not pass with it.
    expect((await send({ ticket, name: "Eve" })).status).toBe(403);
    expect((await send({ ticket })).status).toBe(303);
    expect((await send({ ticket })).status).toBe(303);
    expect(await readDeclared()).toHaveLength(before + 1);
    vi.restoreAllMocks();
  });

  const declareMany = async (count: number) => {
    const now = Date.UTC(2026, 10, 23, 12);
    const enqueued: string[] = [];
    const deps = {
      db: createDatabase(env.DB),
      clock: () => now,
      limits: openLimits,
      linkSecrets: ["a secret of at least thirty-two letters"] as const,
      contactEmail: "hello@kindling.example",
      enqueueEmails: (ids: string[]) => void enqueued.push(...ids),
    };
    const declare = (turn: number, addressPrefix = `network ${turn}`) =>
      declareWithdrawal(
        deps,
        { visitorHash: "v", addressPrefix },
        { ...DECLARED, email: `ada${turn}@example.test` as EmailAddress },
      );
    for (let turn = 0; turn < count; turn += 1) await declare(turn);
    return { declare, enqueued, now };
  };

  test("whatever the limits on mail: beyond twenty a day the operator gets one digest", async () => {
    const { enqueued, now } = await declareMany(120);
    expect(await readDeclared()).toHaveLength(120);
    const count = async (kind: string) =>
      (await readJobs()).filter((job) => job.kind === kind).length;
    expect(await count("withdrawal_notice")).toBe(MAIL_LIMITS.withdrawal_notice[0]?.most);
    expect(await count("withdrawal_received")).toBe(120);
    expect(enqueued).toHaveLength(140);
    const [digest, ...others] = await readRows<{ payload: string; due_at: number }>(
      "select payload, due_at from email_jobs where kind = 'withdrawal_digest'",
    );
    expect([others, digest?.due_at]).toEqual([[], Date.UTC(2026, 10, 24)]);
    const payload = parseMailPayload("withdrawal_digest", JSON.parse(digest?.payload ?? ""));
    const mail = await writeWithdrawalDigest({ brand, db: createDatabase(env.DB) }, { payload });
    expect(mail?.paragraphs[0]).toContain("Without one: 100.");
    expect(now).toBeGreaterThan(0);
  });

  test("nor of a network that sends many a day, which has to press once more", async () => {
    const { declare } = await declareMany(0);
    for (let turn = 0; turn < DECLARED_AT_ONCE; turn += 1) await declare(turn, "one network");
    await expect(declare(-1, "one network")).rejects.toBeInstanceOf(OneMorePress);
    await declare(-1, "another network");
    expect(await readDeclared()).toHaveLength(DECLARED_AT_ONCE + 1);
  });
});
