import { describe, expect, test } from "vitest";
import { describeFate } from "../../workers/sandbox/mail-events.ts";
import { CloudflareEvent, readCloudflareEvent, readResendEvent } from "./mail-events.ts";

const AT = Date.UTC(2026, 5, 1, 2, 48, 57, 132);
const TIME = "2026-06-01T02:48:57.132Z";

/** An event as Cloudflare documents it. */
const cloudflare = (type: string, payload: object = {}) =>
  readCloudflareEvent(
    CloudflareEvent.parse({
      type: `cf.email.sending.message.${type}`,
      source: { type: "email.sending", domain: "send.example.com" },
      payload: {
        eventId: "0190d0c4",
        messageId: "0101018f",
        sender: "receipts@send.example.com",
        recipient: "user@example.net",
        subject: "Your receipt",
        terminal: true,
        ...payload,
      },
      metadata: { eventSchemaVersion: 1, eventTimestamp: TIME },
    }),
  );
const resend = (type: string, data: object = {}) =>
  readResendEvent({
    type,
    created_at: "2026-06-01T02:48:57.132+00:00",
    data: { email_id: "56761188", from: "a@send.example.com", to: ["user@example.net"], ...data },
  });
const ended = (trouble: string) => ({ trouble, addresses: ["user@example.net"], at: AT });

describe("Cloudflare's event of", () => {
  test.each([
    ["a hard bounce", "bounced", { bounce: { type: "hard", reason: "550" } }, ended("bounced")],
    ["a complaint", "complained", { complaint: { type: "abuse" } }, ended("complained")],
    ["a soft bounce", "bounced", { bounce: { type: "soft" } }, null],
    ["a bounce without a type", "bounced", {}, null],
    ["a delay", "deferred", { bounce: { type: "soft" } }, null],
    ["a delivery", "delivered", {}, null],
    ["a rejection", "rejected", { rejection: { reason: "suppressed" } }, null],
  ])("%s", (_what, type, payload, expected) => {
    expect(cloudflare(type, payload)).toEqual(expected);
  });
});

test("The sandbox's events say what Cloudflare's would", () => {
  const mail = { id: 1, to: "user@example.net", subject: "x", from: { address: "a@b.example" } };
  const told = (["bounce", "complain", "delay"] as const).map((fate) =>
    readCloudflareEvent(CloudflareEvent.parse(describeFate(mail as never, fate, AT))),
  );
  expect(told).toEqual([ended("bounced"), ended("complained"), null]);
});

describe("Resend's event of", () => {
  test.each([
    ["a permanent bounce", "email.bounced", { bounce: { type: "Permanent" } }, ended("bounced")],
    ["a complaint", "email.complained", {}, ended("complained")],
    ["a transient bounce", "email.bounced", { bounce: { type: "Transient" } }, null],
    ["an undetermined bounce", "email.bounced", { bounce: { type: "Undetermined" } }, null],
    ["a delivery", "email.delivered", {}, null],
  ])("%s", (_what, type, data, expected) => {
    expect(resend(type, data)).toEqual(expected);
  });

  test.each([null, {}, "x", { type: "email.bounced", data: { to: "user@example.net" } }])(
    "another shape is ignored: %j",
    (event) => expect(readResendEvent(event)).toBeNull(),
  );
});
