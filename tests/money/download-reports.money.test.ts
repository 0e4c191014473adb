import { env } from "cloudflare:workers";
import { ARCHETYPES } from "#app/domain/archetypes.ts";
import { fileOfReport, OWN_REPORT_FILE } from "#app/domain/purchase/download.ts";
import { findOrderReport } from "#app/orders/server/order-report.ts";
import {
  askFile,
  type Bought,
  buy,
  contentOf,
  findDownloads,
  isGiven,
  makeToken,
  pathOf,
  startOrder,
  storeFiles,
} from "../fixtures/downloads.ts";
import { account, settle } from "../fixtures/money-world.ts";
import { confirm, openPayer } from "../fixtures/orders.ts";
import { beforeEach, expect, test, vi } from "../setup/money.ts";

beforeEach(storeFiles);

test("P18 P19 A buyer is served the report of the result at the time of purchase, and no other", async () => {
  const buyer = await buy();
  const other = await buy(undefined, "toolkit");
  await settle();
  for (const archetype of ARCHETYPES) {
    const file = fileOfReport(archetype);
    const isGivenTo = async ({ orderId, cookie }: Bought) => {
      const path = pathOf({ orderId, file });
      const permitted = `${path}?token=${await makeToken(`${orderId}/${file}`)}`;
      return [
        await isGiven(path, cookie, contentOf(file)),
        await isGiven(permitted, "", contentOf(file)),
      ];
    };
    expect(await isGivenTo(buyer)).toEqual(Array(2).fill(archetype === "echo"));
    expect(await isGivenTo(other)).toEqual([false, false]);
    expect(await isGiven(pathOf({ ...buyer, file }), other.cookie, contentOf(file))).toBe(false);
  }
  const [charge] = await account().readLedger();
  await account().refund(charge?.chargeId ?? "");
  await settle();
  const report = { ...buyer, file: fileOfReport("echo") };
  expect(await isGiven(pathOf(report), buyer.cookie, contentOf(report.file))).toBe(false);
});

test("P18 P19 An order with scores has its own report, printed on demand and closed by a refund", async () => {
  const payer = await openPayer();
  const quiz = {
    name: "Ada",
    age: "25–34",
    gender: "female",
    dates: null,
    scores: { echo: 7, avoidant: 4, idealist: 3, analyzer: 2.5, resigned: 1 },
  };
  const { started, ...guide } = await startOrder(payer, "guide", { quiz });
  await confirm(started);
  const report = { ...guide, file: OWN_REPORT_FILE } as const;
  const [, link = ""] = await findDownloads("/downloads", payer);
  expect(link).toContain(pathOf(report));
  expect(await isGiven(pathOf({ ...guide, file: fileOfReport("echo") }), payer.cookie)).toBe(false);

  const queued = vi.spyOn(env.PRINT_QUEUE, "sendBatch").mockResolvedValue(undefined as never);
  const waiting = await askFile(link);
  expect([waiting.status, waiting.headers.get("Refresh")]).toEqual([503, `5; url=${link}&tries=1`]);
  expect(queued.mock.calls.flat(2)).toEqual([{ body: { orderId: report.orderId } }]);
  for (const other of [await openPayer(), { cookie: "" }]) {
    expect((await askFile(pathOf(report), other)).status).toBe(404);
  }
  const { key } = findOrderReport(report.orderId);
  await env.FILES.put(key, contentOf(report.file));
  expect(await isGiven(link, "", contentOf(report.file))).toBe(true);
  expect(await isGiven(pathOf(report), payer.cookie, contentOf(report.file))).toBe(true);
  const [charge] = await account().readLedger();
  await account().refund(charge?.chargeId ?? "");
  await settle();
  expect(await isGiven(link, payer.cookie, contentOf(report.file))).toBe(false);
});
