import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { recipientOf } from "#app/email/outbox.ts";
import type { Carrier } from "../../tests/fixtures/database-over.ts";
import { sendThrough } from "../../tests/fixtures/round-trips.ts";
import { emptyTables, readRows } from "../../tests/fixtures/rows.ts";
import { createDoor } from "../../tests/fixtures/webhooks.ts";
import { handleWebhook } from "./handle-webhook.ts";

const SECRET = "whsec_oneOfTheseTests00000000000000000";
const NOW = Date.UTC(2026, 10, 20, 12);
const event = (type: string, data: object) =>
  JSON.stringify({
    type,
    created_at: "2026-11-20T11:59:00.000Z",
    data: { email_id: "1", to: ["Ada@Example.test"], subject: "Your receipt", ...data },
  });
const HARD = event("email.bounced", { bounce: { type: "Permanent", message: "550 no such user" } });

beforeEach(async () => {
  vi.useFakeTimers({ now: NOW, toFake: ["Date"] });
  await emptyTables();
});
afterEach(() => void vi.useRealTimers());

async function sign(id: string, atMs: number, body: string): Promise<string> {
  const bytes = Uint8Array.from(atob(SECRET.slice(6)), (character) => character.charCodeAt(0));
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", bytes, algorithm, false, ["sign"]);
  const text = new TextEncoder().encode(`${id}.${atMs / 1_000}.${body}`);
  return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.sign("HMAC", key, text))));
}

const door = createDoor({ clock: () => NOW, resendSecret: SECRET });

async function post(body: string, { at = NOW, sent = body } = {}, deps = door.deps) {
  const headers = {
    "svix-id": "msg_1",
    "svix-timestamp": String(at / 1_000),
    "svix-signature": `v1,${await sign("msg_1", at, body)}`,
  };
  const url = "https://kindling.example/webhooks/resend";
  return (await handleWebhook(deps, new Request(url, { method: "POST", headers, body: sent })))
    .status;
}
const readKinds = async () =>
  (await readRows<{ kind: string }>("select kind from mail_suppressions")).map(({ kind }) => kind);

describe("Resend's webhook", () => {
  test("ends mail to a mailbox that is gone, and a replay changes nothing", async () => {
    expect([await post(HARD), await post(HARD)]).toEqual([200, 200]);
    expect(await readRows("select * from mail_suppressions")).toEqual([
      {
        recipient: await recipientOf("ada@example.test"),
        kind: "bounced",
        suppressed_at: Date.UTC(2026, 10, 20, 11, 59),
      },
    ]);
  });

  test("stores an event with many recipients in one round trip", async () => {
    const to = Array.from({ length: 400 }, (_, index) => `person${index}@example.test`);
    const body = event("email.complained", { to: [...to, to[0]] });
    let statements = 0;
    const count =
      (straight: Carrier): Carrier =>
      (...asked) => {
        statements += 1;
        return straight(...asked);
      };
    expect(await sendThrough(env.DB, count, () => post(body))).toBe(200);
    expect([(await readKinds()).length, statements]).toEqual([400, 1]);
  });

  test("ends optional mail to a mailbox that has complained", async () => {
    expect(await post(event("email.complained", {}))).toBe(200);
    expect(await readKinds()).toEqual(["complained"]);
  });

  test.each([
    ["a soft bounce", event("email.bounced", { bounce: { type: "Transient" } })],
    ["a delivery", event("email.delivered", {})],
    ["an unknown event", "{}"],
    ["invalid JSON", "{"],
  ])("accepts %s, which changes nothing", async (_what, body) => {
    expect(await post(body)).toBe(200);
    expect(await readKinds()).toEqual([]);
  });

  test.each([
    ["a changed body", { sent: HARD.replace("Ada", "Eve") }],
    ["an old event", { at: NOW - 301_000 }],
    ["an event of the future", { at: NOW + 301_000 }],
  ])("refuses %s", async (_what, changes) => {
    expect(await post(HARD, changes)).toBe(400);
    expect(await readKinds()).toEqual([]);
  });

  test("is not found without a secret", async () => {
    const { deps } = createDoor({ clock: () => NOW });
    expect(await post(HARD, {}, deps)).toBe(404);
  });

  test("fails while the database is unavailable, so that Resend retries", async () => {
    await env.DB.exec("alter table mail_suppressions rename to away");
    const status = await post(HARD);
    await env.DB.exec("alter table away rename to mail_suppressions");
    expect(status).toBeGreaterThanOrEqual(500);
  });

  test("leaves no address in the log", () => {
    expect(door.logged.length).toBeGreaterThan(5);
    expect(JSON.stringify(door.logged)).not.toMatch(/(ada|eve)[@+]|example\.test/i);
  });
});

describe("The health check", () => {
  const ask = async (deps = door.deps, method = "GET", path = "/healthz/webhooks") => {
    const answer = await handleWebhook(
      deps,
      new Request(`https://kindling.example${path}`, { method }),
    );
    return [answer.status, await answer.text()];
  };

  test("returns the version, and whether the database answers", async () => {
    expect(await ask()).toEqual([200, "v-17\n"]);
    expect(await ask(door.deps, "HEAD")).toEqual([200, ""]);
    expect(await ask(door.deps, "GET", "/healthz")).toEqual([200, "v-17\n"]);
    const broken = { run: () => Promise.reject(new Error("ada@example.test")) } as never;
    expect(await ask({ ...door.deps, db: broken })).toEqual([503, "v-17\n"]);
  });

  test("does not wait for a database that is silent", async () => {
    const silent = { run: () => new Promise(() => undefined) } as never;
    expect(await ask({ ...door.deps, db: silent })).toEqual([503, "v-17\n"]);
  });

  test("accepts no other method", async () => {
    expect(await ask(door.deps, "POST")).toEqual([405, ""]);
  });
});
