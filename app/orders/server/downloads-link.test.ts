import { expect, test } from "vitest";
import { days } from "#app/domain/duration.ts";
import type { OrderId } from "#app/domain/purchase/order.ts";
import { type LinkSecrets, signLink } from "#app/platform/signed-link.ts";
import { tokenIn } from "../../../tests/fixtures/mailed-token.ts";
import {
  createDownloadsLink,
  isMailedTo,
  leadToLibrary,
  readDownloadsLink,
  readTarget,
} from "./downloads-link.ts";

const NOW = Date.UTC(2026, 10, 20);
const id = "77777777-7777-4777-8777-777777777777" as OrderId;
const linkSecrets: LinkSecrets = ["a secret that only these tests have"];
const job = { id, createdAt: NOW, email: "Ada@Example.test" };
const deps = { brand: { siteOrigin: "https://kindling.example" }, linkSecrets };

test("A mailed link is valid for its order for 30 days", async () => {
  const url = await createDownloadsLink(deps, job);
  expect(url).toMatch(/^https:\/\/kindling\.example\/downloads\/open\?token=[\w.-]+$/);
  const read = (atMs: number) => readDownloadsLink(linkSecrets, tokenIn(url), atMs);
  expect(await read(NOW + days(30) - 1)).toMatchObject({ id });
  expect(await read(NOW + days(30))).toBeNull();
});

test("A link recognises the address that it was mailed to in any spelling, but does not contain it", async () => {
  const token = tokenIn(await createDownloadsLink(deps, job));
  const link = await readDownloadsLink(linkSecrets, token, NOW);
  if (link === null) throw new Error("The link is not valid.");
  expect(await isMailedTo(link, "ADA@example.test")).toBe(true);
  expect(await isMailedTo(link, "eve@example.test")).toBe(false);
  expect(await isMailedTo(link, null)).toBe(false);
  expect(await isMailedTo({ id, generation: undefined }, "eve@example.test")).toBe(true);
  expect(atob(token.split(".")[0] ?? "")).not.toMatch(/ada/i);
});

test.each([
  [undefined, "/downloads"],
  ["", "/downloads"],
  ["https://elsewhere.example", "/downloads"],
  ["//elsewhere.example", "/downloads"],
  ["library", "/library"],
])("The button of a mailed link for %j leads to %s", (to, path) => {
  expect(readTarget(to)).toBe(path);
});

test("The link to the library grants the same order", async () => {
  const url = leadToLibrary(await createDownloadsLink(deps, job));
  expect(await readDownloadsLink(linkSecrets, tokenIn(url), NOW)).toMatchObject({ id });
  expect(readTarget(new URL(url).searchParams.get("to") ?? "")).toBe("/library");
});

test.each(["open_attempt", "leave_waitlist", "manage_subscription"] as const)(
  "A link with the purpose %s opens no downloads",
  async (purpose) => {
    const token = await signLink(linkSecrets, { purpose, subject: id, expiresAtMs: NOW + 1 });
    expect(await readDownloadsLink(linkSecrets, token, NOW)).toBeNull();
  },
);

test("A valid link without an order id opens no order", async () => {
  const token = await signLink(linkSecrets, {
    purpose: "open_downloads",
    subject: "../../orders",
    expiresAtMs: NOW + 1,
  });
  expect(await readDownloadsLink(linkSecrets, token, NOW)).toBeNull();
});
