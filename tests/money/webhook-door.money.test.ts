import { env } from "cloudflare:workers";
import { parseWebhookEnv } from "#app/platform/worker-envs.ts";
import type { WebhookDeps } from "../../workers/stripe-webhook/deps.ts";
import { handleWebhook } from "../../workers/stripe-webhook/handle-webhook.ts";
import { readEverything, readRows } from "../fixtures/rows.ts";
import { createDoor, post, SECRET, sign, writeEvent } from "../fixtures/webhooks.ts";
import { beforeEach, describe, expect, test } from "../setup/test.ts";

const NOW = Date.UTC(2026, 10, 20, 12);
const PREVIOUS = "whsec_the_previous_one_of_these_tests_00";
const STRANGERS = "whsec_the_one_of_somebody_else_entirely_0";

const BODY = writeEvent({ id: "evt_1", data: { object: { customer: "cus_1", amount: 1_999 } } });
const LIVE_BODY = writeEvent({ id: "evt_1", livemode: true });
const PRETTY_BODY = JSON.stringify(JSON.parse(BODY), null, 2);

/** The parts of a valid header: `v1` signs body and time. */
async function parts(body = BODY, atMs = NOW, secret = SECRET) {
  const header = await sign(body, atMs, secret);
  const [t = "", v1 = ""] = header.split(",");
  return { header, t, v1 };
}
const headerOf = async (...of: Parameters<typeof parts>) => (await parts(...of)).header;
const fresh = (atMs: number) => headerOf(BODY, atMs);

type Case = [
  what: string,
  header: () => Promise<string | null>,
  body?: string,
  secrets?: [string, ...string[]],
];

const BOTH: [string, string] = [SECRET, PREVIOUS];

const taken: Case[] = [
  ["signed now", () => fresh(NOW)],
  ["300 seconds old", () => fresh(NOW - 300_000)],
  ["300 seconds ahead", () => fresh(NOW + 300_000)],
  ["signed by the new secret during a change", () => fresh(NOW), BODY, BOTH],
  ["signed by the old secret during a change", () => headerOf(BODY, NOW, PREVIOUS), BODY, BOTH],
  [
    "signed with both secrets, as Stripe does during a rotation",
    async () => `${await headerOf(BODY, NOW, STRANGERS)},${(await parts()).v1}`,
  ],
];

const refused: Case[] = [
  ["301 seconds old", () => fresh(NOW - 301_000)],
  ["301 seconds ahead", () => fresh(NOW + 301_000)],
  ["a changed body", () => fresh(NOW), BODY.replace("1999", "1")],
  ["the same JSON formatted differently", () => fresh(NOW), PRETTY_BODY],
  ["no header", async () => null],
  ["an empty header", async () => ""],
  ["a header without a time", async () => (await parts()).v1],
  ["a header without a signature", async () => (await parts()).t],
  ["a signature of another scheme", async () => (await fresh(NOW)).replace("v1=", "v0=")],
  ["a stranger's secret", () => headerOf(BODY, NOW, STRANGERS)],
  ["the old secret after the change", () => headerOf(BODY, NOW, PREVIOUS)],
  [
    "a time that was replaced",
    async () => `t=${NOW / 1_000},${(await parts(BODY, NOW - 301_000)).v1}`,
  ],
  [
    "a second time in front of a signed time in the future",
    async () => `t=${NOW / 1_000},${await fresh(NOW + 3_600_000)}`,
  ],
  ["no JSON", () => headerOf("signed, but no event"), "signed, but no event"],
  ["JSON that is no event", () => headerOf('{"object":"charge"}'), '{"object":"charge"}'],
  ["an empty body", () => headerOf(""), ""],
];

const utf8 = new TextEncoder();
const REPLACED = writeEvent({ id: "evt_\uFFFD" });

test.each<[string, string, Uint8Array]>([
  ["a byte order mark in front", BODY, utf8.encode(`\uFEFF${BODY}`)],
  [
    "an invalid UTF-8 byte instead of its replacement",
    REPLACED,
    Uint8Array.from(REPLACED, (letter) => (letter === "\uFFFD" ? 0xff : letter.charCodeAt(0))),
  ],
])("P08 The signature covers the raw bytes: %s is refused", async (_what, signed, sent) => {
  const { deps, queued } = createDoor({ clock: () => NOW });
  const headers = { "Stripe-Signature": await headerOf(signed) };
  const request = new Request("https://kindling.example/webhooks/stripe", {
    method: "POST",
    headers,
    body: sent,
  });
  expect((await handleWebhook(deps, request)).status).toBe(400);
  expect(queued).toEqual([]);
});

async function answerTo([, header, body = BODY, secrets = [SECRET]]: Case) {
  const { deps, queued } = createDoor({ clock: () => NOW, secrets });
  const signature = await header();
  const answer = await post(
    deps,
    body,
    signature === null ? {} : { "Stripe-Signature": signature },
  );
  return { status: answer.status, queued };
}

const countRows = async () =>
  Object.values(await readEverything()).reduce((sum, rows) => sum + rows.length, 0);

let before = 0;
beforeEach(async () => {
  before = await countRows();
});

test.each(taken)("P08 Accepted: %s", async (...given) => {
  expect(await answerTo(given)).toEqual({ status: 200, queued: ["cus_1"] });
  expect(await readRows("select id, object_id from stripe_events")).toEqual([
    { id: "evt_1", object_id: "cus_1" },
  ]);
});

test.each(refused)("P08 Refused, without a row: %s", async (...given) => {
  expect(await answerTo(given)).toEqual({ status: 400, queued: [] });
  expect(await countRows()).toBe(before);
});

test("P08 A signed thin event of API v2 is acknowledged, and stores nothing", async () => {
  const thin = JSON.stringify({
    object: "v2.core.event",
    id: "evt_test_65R9Bsx1YQbS8x",
    type: "v1.billing.meter.no_meter_found",
    created: "2026-11-20T12:00:00.000Z",
    livemode: false,
    related_object: null,
  });
  expect(await answerTo(["", () => headerOf(thin), thin])).toEqual({ status: 200, queued: [] });
  const forged = await answerTo(["", () => headerOf(thin, NOW, STRANGERS), thin]);
  expect(forged.status).toBe(400);
  expect(await countRows()).toBe(before);
});

describe("P08 The other mode", () => {
  test.each([
    ["live events where only tests belong", LIVE_BODY, false],
    ["test events where only live ones belong", BODY, true],
  ])("is answered without a row and logged as an error: %s", async (_, body, isLive) => {
    const told: unknown[] = [];
    const log: WebhookDeps["log"] = (level, { outcome }) => void told.push([level, outcome]);
    const { deps, queued } = createDoor({ clock: () => NOW, isLive, log });
    const answer = await post(deps, body, { "Stripe-Signature": await headerOf(body) });
    expect([answer.status, queued, await countRows()]).toEqual([200, [], before]);
    expect(told).toEqual([["error", "other_mode"]]);
  });

  test("is accepted where it is the configured one", async () => {
    const { deps, queued } = createDoor({ clock: () => NOW, isLive: true });
    const answer = await post(deps, LIVE_BODY, { "Stripe-Signature": await headerOf(LIVE_BODY) });
    expect([answer.status, queued]).toEqual([200, ["cus_1"]]);
  });
});

test("P08 Only a POST to the one path, within the size limit, is processed", async () => {
  const { deps } = createDoor({ clock: () => NOW });
  const url = "https://kindling.example/webhooks/stripe";
  const large = BODY.padEnd(1_024 * 1_024 + 1);
  const statuses = [
    (await handleWebhook(deps, new Request(url))).status,
    (await handleWebhook(deps, new Request(`${url}/`, { method: "POST", body: BODY }))).status,
    (await post(deps, large, { "Stripe-Signature": await headerOf(large) })).status,
  ];
  expect([statuses, await countRows()]).toEqual([[405, 404, 413], before]);
});

describe("P08 A missing or invalid setting keeps the worker from starting and is named", () => {
  const good = {
    ENVIRONMENT: "development",
    DB: {},
    VERSION: { id: "1" },
    STRIPE_QUEUE: {},
    STRIPE_LIVEMODE: "false",
    STRIPE_WEBHOOK_SECRET: SECRET,
    STRIPE_WEBHOOK_SECRET_PREVIOUS: PREVIOUS,
  };

  test("it starts with all of them", () => {
    expect(parseWebhookEnv(good)).toEqual({ ...good, STRIPE_LIVEMODE: false });
  });

  test.each([
    ["STRIPE_WEBHOOK_SECRET", undefined],
    ["STRIPE_WEBHOOK_SECRET", ""],
    ["STRIPE_WEBHOOK_SECRET", "whsec_short"],
    ["STRIPE_WEBHOOK_SECRET_PREVIOUS", ""],
    ["STRIPE_LIVEMODE", undefined],
    ["STRIPE_LIVEMODE", "yes"],
    ["ENVIRONMENT", undefined],
    ["ENVIRONMENT", "staging"],
    ["DB", undefined],
    ["STRIPE_QUEUE", undefined],
  ])("%s = %j", (name, value) => {
    expect(() => parseWebhookEnv({ ...good, [name]: value })).toThrow(`${name}:`);
  });

  test("the worker's own entry checks them too", async () => {
    const { STRIPE_WEBHOOK_SECRET: secret } = env as unknown as Record<string, string>;
    // Each query makes Vite evaluate the entry again. `vi.resetModules` would break the Durable Object that is
    // shared with the other test files.
    const start = (run: string) =>
      import(/* @vite-ignore */ `../../workers/stripe-webhook/index.ts?${run}`);
    Object.assign(env, { STRIPE_WEBHOOK_SECRET: "" });
    await expect(start("without-secret")).rejects.toThrow("STRIPE_WEBHOOK_SECRET:");
    Object.assign(env, { STRIPE_WEBHOOK_SECRET: secret });
    await expect(start("with-secret")).resolves.toBeTruthy();
  });
});
