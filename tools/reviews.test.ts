import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLocalDatabase } from "../tests/fixtures/local-database.ts";
import { root } from "./tool.ts";

const PAID = "11111111-1111-4111-8111-111111111111";
const REFUNDED = "22222222-2222-4222-8222-222222222222";

const insertReview = (id: string, status: string) => `
  insert into orders (id, visitor_hash, product, amount_cents, status, created_at, updated_at)
    values ('${id}', '${id}', 'dating_bundle', 1999, '${status}', 1, 1);
  insert into reviews (id, order_id, rating, text, first_name, consented_at, created_at, updated_at)
    values ('${id}', '${id}', 5, 'It "helped" me.', 'Ada', 1, 1, 1);`;

let folder: string;

beforeAll(async () => {
  folder = await createLocalDatabase([
    insertReview(PAID, "paid"),
    insertReview(REFUNDED, "refunded"),
  ]);
});
afterAll(() => rm(folder, { recursive: true }));

/** What the command prints, and how it ends. */
const run = (...args: string[]) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(
      process.execPath,
      [join(root, "tools/reviews.ts"), ...args, "--persist-to", folder],
      (error, out, err) => resolve({ code: error ? 1 : 0, out, err }),
    );
  });

test("The operator's command publishes and hides a review in the local database, and refuses a refunded one", async () => {
  const published = await run("publish", PAID);
  expect([published.code, published.err]).toEqual([0, ""]);
  expect(published.out).toBe(
    `id: ${PAID}  status: published  rating: 5  first_name: Ada\n  "It \\"helped\\" me."\n\n`,
  );
  const refused = await run("publish", REFUNDED);
  expect([refused.code, refused.out]).toEqual([1, ""]);
  expect(refused.err).toBe("There is no such review, or its purchase is not paid.\n");
  expect((await run("hide", PAID)).out).toContain("status: hidden");
});
