import { env } from "cloudflare:workers";
import { days, seconds } from "#app/domain/duration.ts";
import { fileOfReport, SOLD_FILES } from "#app/domain/purchase/download.ts";
import type { OrderId } from "#app/domain/purchase/order.ts";
import { signLink } from "#app/platform/signed-link.ts";
import * as downloads from "../fixtures/downloads.ts";
import { settle } from "../fixtures/money-world.ts";
import { confirm, intentOf, openPayer } from "../fixtures/orders.ts";
import { readRows } from "../fixtures/rows.ts";
import { cookieOf, postForm } from "../fixtures/web-worker.ts";
import { sign, writeEvent } from "../fixtures/webhooks.ts";
import { beforeEach, expect, test } from "../setup/money.ts";

/** Another visitor, who has paid for the guide. */
let victim: downloads.Bought;

beforeEach(async () => {
  await downloads.storeFiles();
  victim = await downloads.buy();
  await settle();
});

const NOBODYS = "99999999-9999-4999-8999-999999999999" as OrderId;

/** The requested order, the cookie, and further headers. */
type Attack = downloads.Bought & { query?: string; headers?: Record<string, string> };

const WAYS: { method?: string; headers?: Record<string, string> }[] = [
  {},
  { method: "HEAD" },
  { headers: { Range: "bytes=0-15" } },
  { headers: { "If-None-Match": "*" } },
];

/** The responses to every way of requesting a file, and the pages of a buyer. */
async function askAll({ cookie, query = "", headers, ...bought }: Attack) {
  const asks: (Parameters<typeof downloads.askFile>[1] & { path: string })[] = [
    ...WAYS.map((way) => ({ path: downloads.pathOf(bought), ...way })),
    ...["/downloads", "/library", "/success?product=perfectionism", "/success"].map((path) => ({
      path,
    })),
  ];
  const answers: Response[] = [];
  for (const { path, ...way } of asks) {
    const full = query === "" ? path : `${path}${path.includes("?") ? "&" : "?"}${query}`;
    const more = { ...headers, ...way.headers };
    answers.push(await downloads.askFile(full, { ...way, cookie, headers: more }));
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
      `select visitor_hash from orders where id = '${victim.orderId}'`,
    );
    return { ...victim, cookie: `__Host-visitor=${row?.visitor_hash}` };
  },
  "a paid order with the cookie of a buyer of something else": async () => {
    const other = await downloads.buy(undefined, "toolkit");
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
  "an open order": async () => downloads.startOrder(),
  "a card that was declined": async () => {
    const { started, ...own } = await downloads.startOrder();
    expect(await confirm(started, { method: "pm_card_chargeDeclined" })).toBe("card_declined");
    return own;
  },
  "a card whose holder has not authenticated yet": async () => {
    const { started, ...own } = await downloads.startOrder();
    const method = "pm_card_authenticationRequired";
    expect(await confirm(started, { method })).toBe("requires_action");
    return own;
  },
  "flags in the address, in cookies and in headers": async () => {
    const own = await downloads.startOrder();
    return {
      ...own,
      cookie: `${own.cookie}; ${FLAGS.replaceAll("&", "; ")}`,
      query: FLAGS,
      headers: {
        "X-Paid": "true",
        "X-Original-URL": downloads.pathOf(victim),
        "X-Forwarded-User": "admin",
      },
    };
  },
  "the checkout page as the referrer": async () => ({
    ...(await downloads.startOrder()),
    headers: { Referer: "https://kindling.example/checkout", Origin: "https://kindling.example" },
  }),
  "somebody else's payment in the address": async () => {
    const [row] = await readRows<{ payment_intent_id: string }>(
      `select payment_intent_id from orders where id = '${victim.orderId}'`,
    );
    return { ...(await downloads.startOrder()), query: `payment_intent=${row?.payment_intent_id}` };
  },
  "a self-made token": async () => {
    const secrets = ["a secret that is long enough to be one"] as const;
    const content = {
      subject: downloads.pathOf(victim).replace("/downloads/", ""),
      expiresAtMs: Date.now() + days(1),
    };
    const token = await signLink(secrets, { purpose: "download_file", ...content });
    return { ...victim, cookie: "", query: `token=${token}` };
  },
  "a genuine token for an order that is not paid": async () => {
    const own = await downloads.startOrder();
    const token = await downloads.makeToken(downloads.pathOf(own).replace("/downloads/", ""));
    return { ...own, cookie: "", query: `token=${token}` };
  },
  "the mailed link of an order that is not paid": async () => {
    const own = await downloads.startOrder();
    const token = await downloads.makeToken(own.orderId, { purpose: "open_downloads" });
    const opened = await postForm("/downloads/open", { token });
    expect([opened.status, (await opened.clone().text()).includes("?token=")]).toEqual([
      200,
      false,
    ]);
    return { ...own, cookie: cookieOf(opened), query: `token=${token}` };
  },
  "mailed links that are forged, expired or for something else": async () => {
    const tokens = [
      flip(await downloads.makeToken(victim.orderId, { purpose: "open_downloads" })),
      await downloads.makeToken(victim.orderId, { purpose: "open_downloads", forMs: -1 }),
      await downloads.makeToken(victim.orderId, { purpose: "open_attempt" }),
      await downloads.makeToken(victim.orderId, { purpose: "download_file" }),
      await downloads.makeToken(NOBODYS, { purpose: "open_downloads" }),
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
    const { started, ...own } = await downloads.startOrder();
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
    const text = await downloads.readText(answer);
    expect(text).not.toContain(downloads.MARK);
    // No page issues a permission for it either.
    expect(text).not.toContain(`${asked.orderId}/${asked.file}?token=`);
  }
});

test("P18 The buyer gets everything from these requests, so the attacks would find it", async () => {
  const texts = await Promise.all((await askAll(victim)).map(downloads.readText));
  expect(texts.filter((text) => text.includes(downloads.MARK)).length).toBe(2);
  expect(texts.filter((text) => text.includes(`${downloads.pathOf(victim)}?token=`)).length).toBe(
    2,
  );
  expect(await downloads.findDownloads("/downloads", victim)).toHaveLength(2);
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
  const ask = async (path: string) => readSame(await downloads.askFile(path, { cookie }));
  const nothing = await ask(downloads.pathOf({ orderId: NOBODYS, file: SOLD_FILES.guide }));
  expect(nothing.status).toBe(404);
  expect(nothing.body).toContain("This link doesn’t open here.");
  const path = downloads.pathOf(victim);
  for (const other of [
    path,
    `${path}?token=${flip(await downloads.makeToken(`${victim.orderId}/${victim.file}`))}`,
    `${path}?_data=routes%2Fdownloads.$orderId.$file`,
    downloads.pathOf({ ...victim, file: SOLD_FILES.toolkit }),
    downloads.pathOf(await downloads.startOrder({ cookie })),
    `/downloads/${victim.orderId}/no-such-file.pdf`,
    `/downloads/no-uuid/${victim.file}`,
    `/downloads/bundles/${victim.file}`,
  ]) {
    expect(await ask(other), other).toEqual(nothing);
  }
});
