import { env } from "cloudflare:workers";
import type { OrderId } from "#app/domain/purchase/order.ts";
import { createDownloadsLink } from "#app/orders/server/downloads-link.ts";
import { parseWebEnv } from "#app/platform/env.ts";
import { findElements } from "../../tests/fixtures/html.ts";
import { tokenIn } from "../../tests/fixtures/mailed-token.ts";
import { insertRow, readRows } from "../../tests/fixtures/rows.ts";
import { ask, postForm } from "../../tests/fixtures/web-worker.ts";
import { beforeEach, describe, expect, test } from "../../tests/setup/test.ts";

const MISTYPED = "ada@wrong.test";
const CORRECTED = "ada@right.test";
const ORDER = crypto.randomUUID() as OrderId;

beforeEach(async () => {
  const email = { email: MISTYPED, email_folded: MISTYPED };
  await insertRow("orders", { id: ORDER, status: "paid", ...email });
});

const correct = () =>
  env.DB.prepare("update orders set email = ?1, email_folded = ?1").bind(CORRECTED).run();

async function mailTo(email: string): Promise<string> {
  const deps = { brand: { siteOrigin: "https://x.example" }, linkSecrets };
  return tokenIn(await createDownloadsLink(deps, { id: ORDER, createdAt: Date.now(), email }));
}
const linkSecrets = [parseWebEnv(env).LINK_SECRET] as const;

const KNOWN = { headers: { Cookie: `__Host-visitor=${"v".repeat(43)}` } };

/** Follows a mailed link and presses its button. */
async function open(token: string): Promise<number[]> {
  const page = await ask(`/downloads/open?token=${token}`, KNOWN);
  return [page.status, (await postForm("/downloads/open", { token }, KNOWN)).status];
}
const countGrants = async () => (await readRows("select * from order_visitors")).length;

test("P19 A mailed link opens the order in any browser", async () => {
  expect(await open(await mailTo("ADA@wrong.test"))).toEqual([200, 303]);
  expect(await countGrants()).toBe(1);
});

test("P19 After a correction of the address, only links to the new one open the order", async () => {
  const tokens = [await mailTo(MISTYPED), await mailTo(CORRECTED)] as const;
  await correct();
  expect(await open(tokens[0])).toEqual([404, 404]);
  expect(await countGrants()).toBe(0);
  expect(await open(tokens[1])).toEqual([200, 303]);
});

describe("P19 A browser that refuses our cookie gets", () => {
  test.each(["downloads", "library"])(
    "all files in the answer itself, each with its permission: %s",
    async (to) => {
      const token = await mailTo(MISTYPED);
      const answer = await postForm("/downloads/open", { token, to });
      expect(answer.status).toBe(200);
      const files = await findElements(
        await answer.text(),
        `a[href^="/downloads/${ORDER}/"][href*="?token="]`,
      );
      const names = files.map(
        ({ attributes }) => /([^/]+)\?token=/.exec(attributes["href"] ?? "")?.[1],
      );
      expect(names).toContain("dating-archetypes-guide.pdf");
      expect(names.filter((name) => name !== "dating-archetypes-guide.pdf")).toHaveLength(25);
    },
  );
});
