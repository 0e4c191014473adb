import { ATTEMPT_ID, db, insertRow, readRows } from "../../tests/fixtures/rows.ts";
import { expect, test } from "../../tests/setup/test.ts";
import { grantReading } from "./quiz2-rights.ts";

test.each([
  [0, false],
  [1, true],
  [2, false],
])("P29 A link of generation %i lets a browser in: %s", async (generation, isCurrent) => {
  await insertRow("quiz2_attempts", { visitor_hash: "v", link_generation: 1 });
  const grant = { id: ATTEMPT_ID, visitorHash: "w", generation };
  expect(await grantReading(db, grant, 1)).toBe(isCurrent);
  const visitors = await readRows("select visitor_hash from quiz2_attempt_visitors");
  expect(visitors).toEqual(isCurrent ? [{ visitor_hash: "w" }] : []);
});
