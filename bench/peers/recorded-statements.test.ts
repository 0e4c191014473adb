import type { D1Database } from "@cloudflare/workers-types";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { recordBatch, sendBatch } from "./recorded-statements.ts";

test("a recorded batch is sent again with other values", async () => {
  const recorded = await recordBatch((db) =>
    db.batch([
      db.select({ email: sql`${"email"}`, count: sql`${7}` }).from(sql`people`),
      db.select({ nothing: sql`${null}` }).from(sql`people`),
    ]),
  );
  const sent: unknown[] = [];
  const db = {
    prepare: (text: string) => ({ bind: (...values: unknown[]) => ({ text, values }) }),
    batch: async (statements: unknown[]) => void sent.push(...statements),
  } as unknown as D1Database;
  await sendBatch(db, recorded, { email: "ada@bench.example" });
  expect(sent).toEqual([
    { text: "select ?, ? from people", values: ["ada@bench.example", 7] },
    { text: "select ? from people", values: [null] },
  ]);
});

test("a query without a batch is no baseline", async () => {
  await expect(recordBatch(async () => {})).rejects.toThrow("The query sent no batch.");
});
