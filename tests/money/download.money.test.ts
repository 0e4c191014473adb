import { env } from "cloudflare:workers";
import { minutes } from "#app/domain/duration.ts";
import { fileOfReport, SOLD_FILES } from "#app/domain/purchase/download.ts";
import {
  askFile,
  type Bought,
  buy,
  contentOf,
  findDownloads,
  isGiven,
  makeToken,
  openSuccessWith,
  pathOf,
  readText,
  startOrder,
  storeFiles,
} from "../fixtures/downloads.ts";
import { moveTime } from "../fixtures/frozen-time.ts";
import { account, settle } from "../fixtures/money-world.ts";
import { confirm, openPayer, type Payer } from "../fixtures/orders.ts";
import { readWords } from "../fixtures/page-words.ts";
import { postForm } from "../fixtures/web-worker.ts";
import { beforeEach, consoleLines, describe, expect, test } from "../setup/money.ts";

beforeEach(storeFiles);

const CONTENT = contentOf(SOLD_FILES.guide);
const BYTES = CONTENT.length;

/** The current link on a buyer's page: an address with a permission. */
async function copyLink(buyer: Bought): Promise<string> {
  const [link = ""] = await findDownloads("/downloads", buyer);
  expect(link).toContain(`${pathOf(buyer)}?token=`);
  return link;
}

test("P17 P19 A buyer gets the file before any webhook has arrived", async () => {
  const buyer = await buy();
  expect(await isGiven(pathOf(buyer), buyer.cookie)).toBe(true);
});

describe("P19 The file", () => {
  test("has a file name and a type, and is not cacheable", async () => {
    const buyer = await buy();
    const answer = await askFile(pathOf(buyer), buyer);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "accept-ranges": "bytes",
      "cache-control": "private, no-store, no-transform",
      "content-disposition": 'attachment; filename="dating-archetypes-guide.pdf"',
      "content-length": String(BYTES),
      "content-type": "application/pdf",
      "x-content-type-options": "nosniff",
      "x-robots-tag": "noindex",
    });
    expect(await readText(answer)).toBe(CONTENT);
    const head = await askFile(pathOf(buyer), { ...buyer, method: "HEAD" });
    const { "x-request-id": _, ...told } = Object.fromEntries(head.headers);
    expect(Object.fromEntries(answer.headers)).toMatchObject(told);
    expect(await readText(head)).toBe("");
    for (const path of [`${pathOf(buyer)}/`, pathOf(buyer).replace("guide", "gu%69de")]) {
      const other = await askFile(path, buyer);
      expect([other.status, other.headers.get("location")]).toEqual([308, pathOf(buyer)]);
      expect(await readText(other)).toBe("");
    }
    const post = await postForm(pathOf(buyer), {}, { headers: { Cookie: buyer.cookie } });
    expect([post.status, post.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
  });

  test("supports ranges, of one version only", async () => {
    const buyer = await buy();
    const path = pathOf(buyer);
    const etag = (await askFile(path, { ...buyer, method: "HEAD" })).headers.get("ETag") ?? "";
    const table: [Record<string, string>, number, string, string | null][] = [
      [{ Range: "bytes=0-9" }, 206, CONTENT.slice(0, 10), `bytes 0-9/${BYTES}`],
      [{ Range: "bytes=-7" }, 206, CONTENT.slice(-7), `bytes ${BYTES - 7}-${BYTES - 1}/${BYTES}`],
      [
        { Range: "bytes=9-", "If-Range": etag },
        206,
        CONTENT.slice(9),
        `bytes 9-${BYTES - 1}/${BYTES}`,
      ],
      [{ Range: "bytes=9-", "If-Range": '"older"' }, 200, CONTENT, null],
      [{ Range: "bytes=0-1,5-6" }, 200, CONTENT, null],
      [{ Range: `bytes=${BYTES}-` }, 416, "", `bytes */${BYTES}`],
      [{ "If-None-Match": etag }, 304, "", null],
      [{ "If-Match": '"older"' }, 412, "", null],
    ];
    for (const [headers, status, text, contentRange] of table) {
      const answer = await askFile(path, { ...buyer, headers });
      expect([answer.status, await readText(answer)], JSON.stringify(headers)).toEqual([
        status,
        text,
      ]);
      expect(answer.headers.get("Content-Range")).toBe(contentRange);
      expect(answer.headers.get("ETag")).toBe(etag);
    }
  });

  test("causes a logged 503 with Retry-After if it is missing", async () => {
    const buyer = await buy();
    await env.FILES.delete(`bundles/${buyer.file}`);
    const answer = await askFile(pathOf(buyer), buyer);
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "10"]);
    expect(consoleLines().join("\n")).toContain(
      '"reason":"missing: bundles/dating-archetypes-guide.pdf"',
    );
    expect(await findDownloads("/downloads", buyer)).toHaveLength(2);
  });
});

test("P19 A link expires after fifteen minutes, and the page always has a fresh one", async () => {
  const buyer = await buy();
  const link = await copyLink(buyer);
  expect(await isGiven(link)).toBe(true);
  await moveTime({ byMs: minutes(15) - 1 });
  expect(await isGiven(link)).toBe(true);
  await moveTime({ byMs: 1 });
  expect(await isGiven(link)).toBe(false);
  expect(await isGiven(link, buyer.cookie)).toBe(true);
  expect(await isGiven(await copyLink(buyer))).toBe(true);
});

test("P19 A permission is valid for one file of one order and cannot be altered", async () => {
  const buyer = await buy();
  const other = await buy(undefined, "toolkit");
  await settle();
  const token = new URL(await copyLink(buyer), "https://x").searchParams.get("token") ?? "";
  const [body = "", signature = ""] = token.split(".");
  const forged = btoa(
    atob(body.replaceAll("-", "+").replaceAll("_", "/")).replace(buyer.orderId, other.orderId),
  ).replaceAll("=", "");
  const guide = { ...other, file: SOLD_FILES.guide };
  for (const [bought, tried] of [
    [other, token],
    [guide, token],
    [{ ...buyer, file: SOLD_FILES.toolkit }, token],
    [other, `${forged}.${signature}`],
    [buyer, body],
    [buyer, `${token}.`],
    [buyer, `${signature}.${body}`],
    [buyer, await makeToken(buyer.orderId)],
    [buyer, await makeToken(buyer.orderId, { purpose: "open_downloads" })],
    [guide, await makeToken(`${other.orderId}/${SOLD_FILES.guide}`)],
  ] as const) {
    expect(await isGiven(`${pathOf(bought)}?token=${tried}`)).toBe(false);
  }
  expect(await isGiven(`${pathOf(buyer)}?token=${token}`)).toBe(true);
});

describe("P19 When the payment is refunded or disputed", () => {
  /** Opens access for the buyer, for a browser with a mailed link, and by a link copied beforehand. */
  async function openThree() {
    const buyer = await buy();
    await settle();
    const token = await makeToken(buyer.orderId, { purpose: "open_downloads" });
    const second = await openPayer();
    await postForm("/downloads/open", { token }, { headers: { Cookie: second.cookie } });
    const link = await copyLink(buyer);
    const [charge] = await account().readLedger();
    const ways = [[pathOf(buyer), buyer.cookie], [pathOf(buyer), second.cookie], [link]] as const;
    return {
      buyer,
      charge: charge?.chargeId ?? "",
      ask: () => Promise.all(ways.map(([path, cookie]) => isGiven(path, cookie))),
    };
  }
  const readDownloads = async (buyer: Bought) => (await askFile("/downloads", buyer)).text();

  test("in full, everything closes, including links issued before", async () => {
    const { buyer, charge, ask } = await openThree();
    expect(await ask()).toEqual([true, true, true]);
    await account().refund(charge);
    await settle();
    expect(await ask()).toEqual([false, false, false]);
    const page = await readDownloads(buyer);
    expect(page).toContain("Your payment was refunded");
    expect(page).not.toContain("token=");
  });

  test("in part, everything stays open", async () => {
    const { charge, ask } = await openThree();
    await account().refund(charge, 500);
    await settle();
    expect(await ask()).toEqual([true, true, true]);
  });

  test("during and after a dispute about a part, everything stays open", async () => {
    const { charge, ask } = await openThree();
    const { disputeId } = await account().dispute(charge, 500);
    await settle();
    expect(await ask()).toEqual([true, true, true]);
    await account().closeDispute(disputeId, "lost");
    await settle();
    expect(await ask()).toEqual([true, true, true]);
  });

  test("during a dispute everything is closed, and it opens again when the dispute is won", async () => {
    const { buyer, charge, ask } = await openThree();
    const { disputeId } = await account().dispute(charge);
    await settle();
    expect(await ask()).toEqual([false, false, false]);
    expect(await readDownloads(buyer)).toContain("This payment was disputed at your bank");
    await account().closeDispute(disputeId, "won");
    await settle();
    expect(await ask()).toEqual([true, true, true]);
  });
});

test("The buyer's page lists a paid order, but not an unpaid one beside it", async () => {
  const payer = await openPayer();
  await startOrder(payer, "toolkit");
  const { started, ...guide } = await startOrder(payer);
  expect(await findDownloads("/downloads", payer)).toEqual([]);
  await confirm(started);
  expect(await findDownloads("/downloads", payer)).toEqual([
    expect.stringContaining(pathOf(guide)),
    expect.stringContaining(pathOf({ ...guide, file: fileOfReport("echo") })),
  ]);
  const words = await readWords(await askFile("/downloads", payer));
  expect(words).toMatch(/Bought on \w+ \d{1,2}, \d{4} \(UTC\)\s+·\s+Order [0-9A-F]{8}/);
  expect(words).toMatch(/PDF, +\d/);
});

test("P17 P18 The toolkit's folder is shown to its buyer at once, to no one else, and not after a refund", async () => {
  const folder = "https://folder.example/toolkit";
  const open = (payer: Payer) => openSuccessWith(folder, "/success?product=perfectionism", payer);
  const guide = await buy();
  const started = await startOrder(undefined, "toolkit");
  for (const payer of [guide, started, { cookie: "" }]) {
    expect(await open(payer)).toMatchObject({ access: "pending", download: null });
  }
  await confirm(started.started);
  expect(await open(started)).toEqual({
    product: "perfectionism_toolkit",
    access: "open",
    orderId: started.orderId,
    download: { kind: "folder", address: folder },
    // The buyer gave no address.
    isMailed: false,
  });
  const charges = await account().readLedger();
  await account().refund(charges.find(({ amountCents }) => amountCents === 4_900)?.chargeId ?? "");
  await settle();
  expect(await open(started)).toMatchObject({ access: "closed", download: null });
});
