import { expect, test } from "vitest";
import { composeMail } from "#app/email/compose-mail.ts";
import { readLink } from "#app/platform/signed-link.ts";
import * as mails from "../../../../tests/fixtures/email-content.ts";
import { tokenIn } from "../../../../tests/fixtures/mailed-token.ts";
import { writeWelcomeMail } from "./welcome-mail.ts";

const CREATED_AT = 1_790_000_000_000;
const YEAR = 365 * 86_400_000;
const deps = { brand: mails.brand, linkSecrets: mails.LINK_SECRETS };
const payload = { id: 17, signedUpAt: 1_790_000_000_000 };
const write = () => writeWelcomeMail(deps, { payload, createdAt: CREATED_AT });

const tokenOf = async () => tokenIn((await write()).unsubscribe?.url);

test("The mail has this content", async () => {
  const mail = composeMail(await write(), mails.sender, mails.envelope);
  expect(mail.subject).toBe("You’re on the list");
  expect(mails.readText(mail.text)).toMatchInlineSnapshot(`
    "You’re on the list.

    Hello, and welcome,

    Your place on the early-access list is saved. On the day we open, you’ll get one email from us with a link to get started. Until then, we’ll leave your inbox alone.

    Each lesson will take five minutes and leave you with one small thing to try the same day. If you’d like to see what’s coming, it’s all on our page.

    See what you’ll learn:
    https://kindling.example/

    -- 
    You’re getting this email because your address was entered on our early-access list.
    Leave the list: https://kindling.example/unsubscribe?token=TOKEN
    "
  `);
});

test("It supports one-click unsubscribe, by link and by mail program", async () => {
  const mail = composeMail(await write(), mails.sender, mails.envelope);
  const url = (await write()).unsubscribe?.url;
  expect(url).toMatch(/^https:\/\/kindling\.example\/unsubscribe\?token=[\w.-]+$/);
  expect(mail.headers).toEqual({
    "List-Unsubscribe": `<${url}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  expect(mail.html).toContain(`href="${url}"`);
  expect(mail.text).toContain(url);
});

test("Its link is valid for years, for this signup and purpose only", async () => {
  const read = async (purpose: "open_attempt" | "leave_waitlist", now: number) =>
    readLink(mails.LINK_SECRETS, await tokenOf(), purpose, now);
  expect(await read("leave_waitlist", CREATED_AT + 4 * YEAR)).toMatchObject({
    subject: "17@1790000000000",
  });
  expect(await read("leave_waitlist", CREATED_AT + 6 * YEAR)).toBeNull();
  expect(await read("open_attempt", CREATED_AT)).toBeNull();
});
