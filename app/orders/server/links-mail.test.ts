import { expect, test } from "vitest";
import { days } from "#app/domain/duration.ts";
import type { MailPayload } from "#app/domain/mail/mail-payload.ts";
import type { OrderId } from "#app/domain/purchase/order.ts";
import { brand, LINK_SECRETS } from "../../../tests/fixtures/email-content.ts";
import { tokenIn } from "../../../tests/fixtures/mailed-token.ts";
import { readDownloadsLink } from "./downloads-link.ts";
import { writeOrderLinks } from "./links-mail.ts";

const CREATED_AT = Date.UTC(2026, 10, 22);
const newOrder = (product: "dating_bundle" | "perfectionism_toolkit") => ({
  orderId: crypto.randomUUID() as OrderId,
  product,
});
const write = (orders: MailPayload<"order_links">["orders"]) =>
  writeOrderLinks(
    { brand, linkSecrets: LINK_SECRETS },
    { createdAt: CREATED_AT, email: "ada@example.test", payload: { orders } },
  );

test("Each order of the job gets a link of its own, good for 30 days", async () => {
  const orders = [newOrder("perfectionism_toolkit"), newOrder("dating_bundle")];
  const content = await write(orders);
  const links = [content.button, ...(content.links ?? [])];
  expect(links.map(({ label }) => label)).toEqual([
    "Open: The perfectionism toolkit",
    "Open: The dating bundle",
  ]);
  for (const [at, { url }] of links.entries()) {
    const { origin, pathname } = new URL(url);
    expect(`${origin}${pathname}`).toBe(`${brand.siteOrigin}/downloads/open`);
    const read = (nowMs: number) => readDownloadsLink(LINK_SECRETS, tokenIn(url), nowMs);
    expect(await read(CREATED_AT + days(30) - 1)).toMatchObject({ id: orders[at]?.orderId });
    expect(await read(CREATED_AT + days(30))).toBeNull();
  }
});

test("The mail is the same on each try", async () => {
  const orders = Array.from({ length: 10 }, () => newOrder("dating_bundle"));
  const content = await write(orders);
  expect(await write(orders)).toEqual(content);
  expect(content.links).toHaveLength(9);
});

test("A job without an order is rejected", async () => {
  await expect(write([])).rejects.toThrow("has no order");
});
