import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { createCloudflareTransport } from "#app/email/cloudflare-transport.ts";
import { mail } from "../../tests/fixtures/email-content.ts";

const { SEND_EMAIL } = env as unknown as { SEND_EMAIL: SendEmail };
const transport = createCloudflareTransport((message) => SEND_EMAIL.send(message));

test.each([
  ["plain words", {}],
  ["other scripts", { subject: "Grüße 🙂 ".repeat(20), to: "ada@例子.广告" }],
  ["a name that must be quoted", { from: { ...mail.from, name: 'Ember & "Ash"' } }],
])("The real binding accepts our message with %s", async (_what, changes) => {
  expect(await transport.send({ ...mail, ...changes })).toEqual({ kind: "accepted" });
});
