import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { ATTEMPT_ID, emptyTables, insertRow, readRows } from "../../tests/fixtures/stored-rows.ts";
import { createDatabase } from "./database.ts";
import { grantReading } from "./quiz2-rights.ts";

const db = createDatabase(env.DB);
beforeEach(() => emptyTables(env.DB));

test.each([
  [0, false],
  [1, true],
  [2, false],
])("P29 A link of generation %i lets a browser in: %s", async (generation, isCurrent) => {
  await insertRow(env.DB, "quiz2_attempts", { visitor_hash: "v", link_generation: 1 });
  const grant = { id: ATTEMPT_ID, visitorHash: "w", generation };
  expect(await grantReading(db, grant, 1)).toBe(isCurrent);
  const visitors = await readRows(env.DB, "select visitor_hash from quiz2_attempt_visitors");
  expect(visitors).toEqual(isCurrent ? [{ visitor_hash: "w" }] : []);
});
