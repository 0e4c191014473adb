import { expect, test } from "vitest";
import { writeReviewSql } from "./review-sql.ts";

const ID = "77777777-7777-4777-8777-777777777777";

test.each([
  [["publish", ID], "status = 'published'"],
  [["hide", ID], "status = 'hidden'"],
  [["list"], "order by created_at desc"],
])("%j", (words, part) => expect(writeReviewSql(words, 1)).toContain(part));

test("Only reviews of paid purchases can be published, but any review can be hidden", () => {
  expect(writeReviewSql(["publish", ID], 1)).toContain("orders.status = 'paid'");
  expect(writeReviewSql(["hide", ID], 1)).not.toContain("orders");
});

test.each([
  [[]],
  [["delete", ID]],
  [["publish"]],
  [["publish", "7"]],
  [["publish", `${ID}' or '1'='1`]],
  [["publish", ID, ID]],
  [["list", ID]],
])("%j is not a command", (words) => expect(writeReviewSql(words, 1)).toBeNull());
