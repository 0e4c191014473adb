import { expect, test } from "vitest";
import type { AttemptId } from "#app/domain/ids.ts";
import { composeMail } from "#app/email/compose-mail.ts";
import { readLink } from "#app/platform/signed-link.ts";
import * as mails from "../../../../tests/fixtures/email-content.ts";
import { tokenIn } from "../../../../tests/fixtures/mailed-token.ts";
import { writePreviewMail } from "./preview-mail.ts";

const ATTEMPT_ID = "22222222-2222-4222-8222-222222222222" as AttemptId;
const CREATED_AT = 1_790_000_000_000;
const DAY = 86_400_000;
const deps = { brand: mails.brand, linkSecrets: mails.LINK_SECRETS, needsHelp: async () => false };
const write = (changes = {}) =>
  writePreviewMail(
    { ...deps, ...changes },
    { attemptId: ATTEMPT_ID, createdAt: CREATED_AT, linkGeneration: 0 },
  );

const tokenOf = async () => tokenIn((await write()).button.url);

test("The mail has this content", async () => {
  const mail = composeMail(await write(), mails.sender, mails.envelope);
  expect(mail.subject).toBe("Your results preview is ready");
  expect(mails.readText(mail.text)).toMatchInlineSnapshot(`
    "Your preview is waiting

    Hello,

    Thank you for answering all 100 statements. Looking at your own life that closely takes patience, and some courage. We saved your preview for you. This button opens it on any device, whenever you have a quiet moment.

    If something in your answers weighs on you, please talk to someone you trust, or to a doctor or counselor.

    Open my results preview:
    https://kindling.example/quiz2/open?token=TOKEN

    The link works for 30 days. Anyone who has it can open your preview, so please keep this email to yourself.

    -- 
    You got this email because someone entered your address to get the results of a life assessment. If that wasn’t you, you can delete it. We won’t send anything else.
    "
  `);
});

test("The mail to people who need help begins with numbers to call, and says nothing about them", async () => {
  const { subject, preview, paragraphs } = await write({ needsHelp: async () => true });
  const usual = await write();
  expect([subject, preview]).toEqual([usual.subject, usual.preview]);
  expect(paragraphs).toEqual([
    "If you’d like someone to talk to, today or any day, here are numbers to call, by country: kindling.example/help.",
    ...usual.paragraphs,
  ]);
});

test("The mail's button only opens this attempt, for 30 days", async () => {
  const content = await write();
  expect(content.button.url).toMatch(/^https:\/\/kindling\.example\/quiz2\/open\?token=[\w.-]+$/);
  const token = await tokenOf();
  const read = (purpose: "open_attempt" | "leave_waitlist", now: number) =>
    readLink(mails.LINK_SECRETS, token, purpose, now);
  expect(await read("open_attempt", CREATED_AT + 30 * DAY - 1)).toMatchObject({
    subject: ATTEMPT_ID,
  });
  expect(await read("open_attempt", CREATED_AT + 30 * DAY)).toBeNull();
  expect(await read("leave_waitlist", CREATED_AT)).toBeNull();
});

test("The mail contains no score, name or address", async () => {
  const { subject, text } = composeMail(await write(), mails.sender, mails.envelope);
  expect(subject + text).not.toMatch(/\d ?%|score|ada/i);
});

test("The mail has no unsubscribe link: it is sent once, on request", async () => {
  expect(composeMail(await write(), mails.sender, mails.envelope).headers).toEqual({});
});

test("Each retry sends the same mail", async () => {
  expect(await write()).toEqual(await write());
});

test("A job without an attempt throws", async () => {
  const job = { attemptId: null, createdAt: CREATED_AT, linkGeneration: 0 };
  await expect(writePreviewMail(deps, job)).rejects.toThrow("no attempt");
});
