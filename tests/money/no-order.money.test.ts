import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { days, seconds } from "#app/domain/duration.ts";
import { fileOfReport, SOLD_FILES } from "#app/domain/purchase/download.ts";
import type { OrderId } from "#app/domain/purchase/order.ts";
import { signLink } from "#app/platform/signed-link.ts";
import { collectConsole } from "../fixtures/console.ts";
import {
  askFile,
  type Bought,
  buy,
  findDownloads,
  MARK,
  makeToken,
  pathOf,
  readText,
  startOrder,
  storeFiles,
} from "../fixtures/downloads.ts";
import { freezeTime } from "../fixtures/frozen-time.ts";
import { openWorld, settle } from "../fixtures/money-world.ts";
import { confirm, intentOf, openPayer } from "../fixtures/orders.ts";
import { readRows } from "../fixtures/stored-rows.ts";
import { cookieOf, postForm } from "../fixtures/web-worker.ts";
import { sign, writeEvent } from "../fixtures/webhooks.ts";

collectConsole();
freezeTime();

/** Another visitor, who has paid for the guide. */
let victim: Bought;

/** Shared by all attacks: none of them changes what the victim has. */
let opened: Promise<void> | undefined;
async function openScene(): Promise<void> {
  await openWorld();
  await storeFiles();
  victim = await buy();
  await settle();
}
beforeEach(() => {
  opened ??= openScene();
  return opened;
});

const NOBODYS = "99999999-9999-4999-8999-999999999999" as OrderId;

/** The requested order, the cookie, and further headers. */
type Attack = Bought & { query?: string; headers?: Record<string, string> };

const WAYS: { method?: string; headers?: Record<string, string> }[] = [
  {},
  { method: "HEAD" },
  { headers: { Range: "bytes=0-15" } },
  { headers: { "If-None-Match": "*" } },
];

/** The responses to every way of requesting a file, and the pages of a buyer. */
async function askAll({ cookie, query = "", headers, ...bought }: Attack) {
  const asks: (Parameters<typeof askFile>[1] & { path: string })[] = [
    ...WAYS.map((way) => ({ path: pathOf(bought), ...way })),
    ...["/downloads", "/library", "/success?product=perfectionism", "/success"].map((path) => ({
      path,
    })),
  ];
  const answers: Response[] = [];
  for (const { path, ...way } of asks) {
    const full = query === "" ? path : `${path}${path.includes("?") ? "&" : "?"}${query}`;
    const more = { ...headers, ...way.headers };
    answers.push(await askFile(full, { ...way, cookie, headers: more }));
  }
  return answers;
}

const flip = (token: string): string => `${token.slice(0, -2)}${token.endsWith("A") ? "BB" : "AA"}`;

const FLAGS =
  "paid=true&status=paid&payment_completed=true&product=perfectionism&redirect_status=succeeded";

const ATTACKS: Record<string, () => Promise<Attack>> = {
  "a paid order without a cookie": async () => ({ ...victim, cookie: "" }),
  "a paid order with a forged cookie": async () => ({
    ...victim,
    cookie: `__Host-visitor=${"f".repeat(43)}`,
  }),
  "a paid order with the stored hash as the cookie": async () => {
    const [row] = await readRows<{ visitor_hash: string }>(
      env.DB,
      `select visitor_hash from orders where id = '${victim.orderId}'`,
    );
    return { ...victim, cookie: `__Host-visitor=${row?.visitor_hash}` };
  },
  "a paid order with the cookie of a buyer of something else": async () => {
    const other = await buy(undefined, "toolkit");
    await settle();
    return { ...victim, cookie: other.cookie };
  },
  "a product other than the paid one": async () => ({ ...victim, file: SOLD_FILES.toolkit }),
  "the report of another result": async () => ({ ...victim, file: fileOfReport("idealist") }),
  "somebody else's report": async () => ({
    ...victim,
    ...(await openPayer()),
    file: fileOfReport("echo"),
  }),
  "an order that does not exist": async () => ({
    ...(await openPayer()),
    file: SOLD_FILES.guide,
    orderId: NOBODYS,
  }),
  "an open order": async () => startOrder(),
  "a card that was declined": async () => {
    const { started, ...own } = await startOrder();
    expect(await confirm(started, { method: "pm_card_chargeDeclined" })).toBe("card_declined");
    return own;
  },
  "a card whose holder has not authenticated yet": async () => {
    const { started, ...own } = await startOrder();
    const method = "pm_card_authenticationRequired";
    expect(await confirm(started, { method })).toBe("requires_action");
    return own;
  },
  "flags in the address, in cookies and in headers": async () => {
    const own = await startOrder();
    return {
      ...own,
      cookie: `${own.cookie}; ${FLAGS.replaceAll("&", "; ")}`,
      query: FLAGS,
      headers: { "X-Paid": "true", "X-Original-URL": pathOf(victim), "X-Forwarded-User": "admin" },
    };
  },
  "the checkout page as the referrer": async () => ({
    ...(await startOrder()),
    headers: { Referer: "https://kindling.example/checkout", Origin: "https://kindling.example" },
  }),
  "somebody else's payment in the address": async () => {
    const [row] = await readRows<{ payment_intent_id: string }>(
      env.DB,
      `select payment_intent_id from orders where id = '${victim.orderId}'`,
    );
    return { ...(await startOrder()), query: `payment_intent=${row?.payment_intent_id}` };
  },
  "a self-made token": async () => {
    const secrets = ["a secret that is long enough to be one"] as const;
    const content = {
      subject: pathOf(victim).replace("/downloads/", ""),
      expiresAtMs: Date.now() + days(1),
    };
    const token = await signLink(secrets, { purpose: "download_file", ...content });
    return { ...victim, cookie: "", query: `token=${token}` };
  },
  "a genuine token for an order that is not paid": async () => {
    const own = await startOrder();
    const token = await makeToken(pathOf(own).replace("/downloads/", ""));
    return { ...own, cookie: "", query: `token=${token}` };
  },
  "the mailed link of an order that is not paid": async () => {
    const own = await startOrder();
    const token = await makeToken(own.orderId, { purpose: "open_downloads" });
    const opened = await postForm("/downloads/open", { token });
    expect([opened.status, (await opened.clone().text()).includes("?token=")]).toEqual([
      200,
      false,
    ]);
    return { ...own, cookie: cookieOf(opened), query: `token=${token}` };
  },
  "mailed links that are forged, expired or for something else": async () => {
    const tokens = [
      flip(await makeToken(victim.orderId, { purpose: "open_downloads" })),
      await makeToken(victim.orderId, { purpose: "open_downloads", forMs: -1 }),
      await makeToken(victim.orderId, { purpose: "open_attempt" }),
      await makeToken(victim.orderId, { purpose: "download_file" }),
      await makeToken(NOBODYS, { purpose: "open_downloads" }),
      "",
    ];
    const own = await openPayer();
    for (const token of tokens) {
      const opened = await postForm(
        "/downloads/open",
        { token },
        { headers: { Cookie: own.cookie } },
      );
      expect(opened.status).toBe(404);
    }
    return { ...victim, ...own, query: `token=${tokens[0]}` };
  },
  "a webhook with a forged signature": async () => {
    const { started, ...own } = await startOrder();
    const object = { id: intentOf(started), object: "payment_intent", status: "succeeded" };
    const body = writeEvent({
      type: "payment_intent.succeeded",
      data: { object },
      created: Math.floor(Date.now() / seconds(1)),
    });
    const headers = { "Stripe-Signature": await sign(body, Date.now(), "whsec_forged") };
    const url = "https://kindling.example/webhooks/stripe";
    const answer = await env.WEBHOOK.fetch(url, { method: "POST", body, headers });
    expect(answer.status).toBe(400);
    return own;
  },
};

test.for(Object.entries(ATTACKS))("P18 No file for: %s", async ([, attack]) => {
  const asked = await attack();
  for (const answer of await askAll(asked)) {
    expect([302, 200, 404]).toContain(answer.status);
    expect(answer.headers.has("Content-Disposition")).toBe(false);
    expect(answer.headers.has("ETag")).toBe(false);
    const text = await readText(answer);
    expect(text).not.toContain(MARK);
    // No page issues a permission for it either.
    expect(text).not.toContain(`${asked.orderId}/${asked.file}?token=`);
  }
});

test("P18 The buyer gets everything from these requests, so the attacks would find it", async () => {
  const texts = await Promise.all((await askAll(victim)).map(readText));
  expect(texts.filter((text) => text.includes(MARK)).length).toBe(2);
  expect(texts.filter((text) => text.includes(`${pathOf(victim)}?token=`)).length).toBe(2);
  expect(await findDownloads("/downloads", victim)).toHaveLength(2);
});

/** Reads a response without what always differs: nonce, request id, and the address that Remix prints. */
async function readSame(answer: Response) {
  const headers = Object.fromEntries(answer.headers);
  delete headers["x-request-id"];
  delete headers["content-security-policy"];
  const body = (await answer.text())
    .replaceAll(/nonce="[^"]*"/g, "")
    .replaceAll(/\/downloads\/[^"]*/g, "")
    .replaceAll(/"(?:orderId|file)":"[^"]*"/g, "");
  return { status: answer.status, headers, body };
}

test("P29 A forbidden file and a missing one get the same response", async () => {
  const { cookie } = await openPayer();
  const ask = async (path: string) => readSame(await askFile(path, { cookie }));
  const nothing = await ask(pathOf({ orderId: NOBODYS, file: SOLD_FILES.guide }));
  expect(nothing.status).toBe(404);
  expect(nothing.body).toContain("This link doesn’t open here.");
  const path = pathOf(victim);
  for (const other of [
    path,
    `${path}?token=${flip(await makeToken(`${victim.orderId}/${victim.file}`))}`,
    `${path}?_data=routes%2Fdownloads.$orderId.$file`,
    pathOf({ ...victim, file: SOLD_FILES.toolkit }),
    pathOf(await startOrder({ cookie })),
    `/downloads/${victim.orderId}/no-such-file.pdf`,
    `/downloads/no-uuid/${victim.file}`,
    `/downloads/bundles/${victim.file}`,
  ]) {
    expect(await ask(other), other).toEqual(nothing);
  }
});
