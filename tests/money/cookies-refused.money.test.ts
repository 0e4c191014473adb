import { SOLD_FILES } from "#app/domain/purchase/download.ts";
import { contentOf, isGiven, startOrder, storeFiles } from "../fixtures/downloads.ts";
import { confirm } from "../fixtures/orders.ts";
import { postJson } from "../fixtures/web-worker.ts";
import { beforeEach, expect, test } from "../setup/money.ts";

beforeEach(storeFiles);

const claim = (client_secret: string) => postJson("/api/claim-order", { client_secret });

test.each(["guide", "toolkit"] as const)(
  "P19 A buyer of the %s whose browser refuses our cookie gets the file by the payment's secret, before any webhook",
  async (product) => {
    const { started } = await startOrder(undefined, product);
    const secret = started.clientSecret ?? "";
    expect((await claim(secret)).status).toBe(404);
    await confirm(started);
    const answer = await claim(secret);
    const { download } = await answer.json<{ download: string }>();
    expect(await isGiven(download, "", contentOf(SOLD_FILES[product]))).toBe(true);
    expect(answer.headers.get("New-Visitor")).toBe("1");
  },
);

test("P19 A wrong secret gets nothing", async () => {
  const { started } = await startOrder();
  await confirm(started);
  const answer = await claim(`${started.clientSecret}x`);
  expect([answer.status, await answer.json()]).toEqual([
    404,
    expect.not.objectContaining({ download: expect.anything() }),
  ]);
});
