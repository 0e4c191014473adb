import { env } from "cloudflare:workers";
import { mailDataLink, postData } from "../../tests/fixtures/data-link.ts";
import { insertRow, readEverything, readRows } from "../../tests/fixtures/rows.ts";
import { postForm } from "../../tests/fixtures/web-worker.ts";
import { beforeEach, expect, test, vi } from "../../tests/setup/test.ts";

const ADA = "ada@example.test";
const ORDER_ID = "77777777-7777-4777-8777-777777777777";
const REPORT = `reports/${ORDER_ID}/1-dating.pdf`;
const RESULT = { name: "Adda", age: null, gender: null, dates: null, scores: { echo: 7 } };
const insertOrder = () => insertRow("orders", { email: ADA, quiz_result: JSON.stringify(RESULT) });

const readResult = async () => {
  const [order] = await readRows<{ quiz_result: string }>("select * from orders");
  return JSON.parse(`${order?.quiz_result}`);
};

beforeEach(async () => {
  await env.FILES.delete(REPORT);
});

test.each([
  [" Ada\u202E Lovelace ", "Ada Lovelace"],
  ["", null],
  ["x".repeat(200), "x".repeat(100)],
  [`${"x".repeat(99)}😀`, "x".repeat(99)],
])("P38 The name is corrected to the cleaned form of %j", async (name, stored) => {
  await insertRow("quiz_submissions", { email: ADA, name: "Ada" });
  await insertOrder();
  const answer = await postData(await mailDataLink(ADA), "rename", { name });
  expect(await answer.text()).toContain("Your name is corrected.");
  expect(await readRows("select name from quiz_submissions")).toEqual([{ name: stored }]);
  expect(await readResult()).toEqual({ ...RESULT, name: stored });
  expect(await readRows("select kind, source from data_requests")).toEqual([
    { kind: "rename", source: "link" },
  ]);
});

test("P38 A name held only with an order is corrected too, and its report is deleted", async () => {
  await insertOrder();
  await env.FILES.put(REPORT, "For Adda");
  const token = await mailDataLink(ADA);
  const page = await (await postData(token, "show")).text();
  expect(page).toContain("Correct your name");
  expect(page).toContain('value="Adda"');
  await postData(token, "rename", { name: "Ada" });
  expect(await readResult()).toMatchObject({ name: "Ada" });
  expect(await env.FILES.head(REPORT)).toBeNull();
});

test("P38 A name is corrected while R2 is unavailable; deleting its report stays pending", async () => {
  await insertOrder();
  const token = await mailDataLink(ADA);
  vi.spyOn(env.FILES, "list").mockRejectedValue(new Error("R2 is away."));
  const answer = await postData(token, "rename", { name: "Ada" });
  vi.restoreAllMocks();
  // The page cannot list the files either.
  expect(answer.status).toBe(503);
  expect(await readResult()).toMatchObject({ name: "Ada" });
  const left = "select file_owners from data_requests where finished_at is null";
  expect(await readRows(left)).toEqual([{ file_owners: JSON.stringify([ORDER_ID]) }]);
});

test("P38 The name on a review is corrected, and the review has to be published again", async () => {
  await insertRow("quiz_submissions", { email: ADA, name: "Ada" });
  await insertRow("orders", { id: ORDER_ID, email: ADA });
  const review = { order_id: ORDER_ID, attempt_id: null, status: "published" };
  await insertRow("reviews", review);
  const token = await mailDataLink(ADA);
  const page = await (await postData(token, "show")).text();
  expect(page).toContain("Correct the name on your review");
  const renamed = await postData(token, "rename", { of: "review", name: "Adah" });
  expect(await renamed.text()).toContain("Your name is corrected.");
  const read = () => readRows("select first_name, status from reviews");
  expect(await read()).toEqual([{ first_name: "Adah", status: "received" }]);
  expect(await readRows("select name from quiz_submissions")).toEqual([{ name: "Ada" }]);
  expect((await postData(token, "rename", { of: "review", name: " " })).status).toBe(400);
  await postData(token, "rename", { of: "review", name: "x".repeat(200) });
  expect(await read()).toEqual([{ first_name: "x".repeat(40), status: "received" }]);
});

test("P38 An erasure leaves nothing, whatever else is pressed at the same time", async () => {
  await insertRow("quiz_submissions", { email: ADA, name: "Ada" });
  await insertRow("waitlist_signups", { email: ADA });
  await insertRow("orders", { email: ADA, email_folded: ADA });
  const token = await mailDataLink(ADA);
  const answers = await Promise.all([
    postData(token, "show"),
    postData(token, "rename", { name: "Ada Lovelace" }),
    postData(token, "erase"),
    postData(token, "stop_mails", { kind: "plan_day" }),
    postForm("/your-data/export", { token }),
    postForm("/your-data", { email: ADA }),
    postData(token, "erase"),
  ]);
  // A form whose link the erasure has ended in the meantime is refused, and the export leads back to the page.
  for (const { status } of answers) expect([200, 303, 404]).toContain(status);
  expect((await postData(token, "show")).status).toBe(404);
  expect(JSON.stringify(await readEverything())).not.toMatch(/ada@|Ada Lovelace/i);
});
