import { expect, test } from "vitest";
import { days } from "#app/domain/duration.ts";
import type { OrderId } from "#app/domain/order.ts";
import { brand, LINK_SECRETS } from "../../../tests/fixtures/email-content.ts";
import { nameLinks } from "../rules/linked-orders.ts";
import { readDownloadsLink } from "./downloads-link.ts";
import { writeOrderLinks } from "./links-mail.ts";

const CREATED_AT = Date.UTC(2026, 10, 22);
const newOrder = (product: "dating_bundle" | "perfectionism_toolkit") => ({
  id: crypto.randomUUID() as OrderId,
  product,
});
const write = (dedupeKey: string) =>
  writeOrderLinks({ brand, linkSecrets: LINK_SECRETS }, { createdAt: CREATED_AT, dedupeKey });

test("Each order that the job names gets a link of its own, good for 30 days", async () => {
  const orders = [newOrder("perfectionism_toolkit"), newOrder("dating_bundle")];
  const content = await write(nameLinks("order_links:hash:", CREATED_AT, orders));
  const links = [content.button, ...(content.links ?? [])];
  expect(links.map(({ label }) => label)).toEqual([
    "Open: The perfectionism toolkit",
    "Open: The dating bundle",
  ]);
  for (const [at, { url }] of links.entries()) {
    const { origin, pathname, searchParams } = new URL(url);
    expect(`${origin}${pathname}`).toBe(`${brand.siteOrigin}/downloads/open`);
    const read = (nowMs: number) =>
      readDownloadsLink(LINK_SECRETS, searchParams.get("token") ?? "", nowMs);
    expect(await read(CREATED_AT + days(30) - 1)).toBe(orders[at]?.id);
    expect(await read(CREATED_AT + days(30))).toBeNull();
  }
});

test("The mail is the same for each try, and names at most ten orders", async () => {
  const cause = nameLinks(
    "order_links:hash:",
    CREATED_AT,
    Array.from({ length: 12 }, () => newOrder("dating_bundle")),
  );
  const content = await write(cause);
  expect(await write(cause)).toEqual(content);
  expect(content.links).toHaveLength(9);
});

test("A job that names no order is no mail", async () => {
  for (const cause of ["order_links:hash:1:", "order_links:hash:1:else=x", ""]) {
    await expect(write(cause)).rejects.toThrow("names no order");
  }
});
