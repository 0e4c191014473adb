import { env } from "cloudflare:workers";
import { createDatabase } from "#app/data/database.ts";
import { erasePerson } from "#app/data/erase-person.ts";
import { findPerson } from "#app/data/person.ts";
import { days } from "#app/domain/duration.ts";
import { homeLocale } from "#app/domain/locale.ts";
import { BANK_VERSION } from "#app/funnels/life-assessment/content/question-bank.ts";
import { questionsOf } from "#app/funnels/life-assessment/rules/pulse.ts";
import { signLink } from "#app/platform/signed-link.ts";
import { describeHeld } from "#app/privacy/rules/describe-held.ts";
import * as life from "../../tests/fixtures/life-assessment.ts";
import { readWords } from "../../tests/fixtures/page-words.ts";
import { insertPaidAttempt } from "../../tests/fixtures/paid-attempt.ts";
import { readRows } from "../../tests/fixtures/rows.ts";
import { ask, postForm } from "../../tests/fixtures/web-worker.ts";
import { describe, expect, test } from "../../tests/setup/test.ts";

type Browser = Pick<life.Attempt, "cookie">;
const headersOf = ({ cookie }: Browser) => (cookie === "" ? {} : { Cookie: cookie });
const open = (path: string, browser: Browser) => ask(path, { headers: headersOf(browser) });

const fieldsOf = (area: "growth" | "safety", digit: number) => ({
  bank: BANK_VERSION,
  seconds: "70",
  ...Object.fromEntries(questionsOf(area).map(({ id }) => [id, `${digit}`])),
});

const take = (browser: Browser, area: "growth" | "safety", fields: Record<string, string> = {}) =>
  postForm(
    `/quiz2/pulse/${area}`,
    { ...fieldsOf(area, 4), ...fields },
    { headers: headersOf(browser) },
  );

const stored = () =>
  readRows<{ id: string; attempt_id: string; area: string; answers: string; scores: string }>(
    "select * from quiz2_pulses order by taken_at",
  );

const ageBy = (daysAgo: number) =>
  env.DB.prepare("update quiz2_pulses set taken_at = taken_at - ?").bind(days(daysAgo)).run();

test("A pulse is stored beside the newest attempt, and its result compares the two", async () => {
  const buyer = await insertPaidAttempt({}, "2".repeat(100));
  await env.DB.prepare("update quiz2_attempts set completed_at = completed_at - ?")
    .bind(days(20))
    .run();
  const form = await open("/quiz2/pulse/growth", buyer);
  expect([form.status, form.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
  expect((await form.text()).match(/name="Q(8[1-9]|9\d|100)"/g)).toHaveLength(100);
  const taken = await take(buyer, "growth");
  const [row] = await stored();
  expect([taken.status, taken.headers.get("Location")]).toEqual([303, `/quiz2/pulses/${row?.id}`]);
  expect(row).toMatchObject({
    attempt_id: buyer.id,
    area: "growth",
    bank_version: BANK_VERSION,
    answers: "4".repeat(20),
    time_spent_seconds: 70,
  });
  const result = await open(`/quiz2/pulses/${row?.id}`, buyer);
  expect([result.status, result.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
  const words = await readWords(result);
  expect(words).toContain("Your pulse: Growth");
  expect(words).toContain("Up 24 points");
  expect(words).toContain("+24, too small to tell from chance");
  expect(words).toContain("One exercise for today");
  expect(words).toContain("were all alike, or contradicted each other");
  const history = await (await open("/quiz2/history", buyer)).text();
  expect(history).toContain(`href="/quiz2/pulses/${row?.id}"`);
  expect(history).toContain("A pulse: 62.");
});

test("A pulse changes neither scores nor results", async () => {
  const buyer = await insertPaidAttempt({}, "2".repeat(100));
  const before = await life.readScores(buyer);
  const results = await (await open(`/api/quiz2/results/${buyer.id}`, buyer)).text();
  await take(buyer, "growth");
  expect(await life.readScores(buyer)).toEqual(before);
  expect(await (await open(`/api/quiz2/results/${buyer.id}`, buyer)).text()).toBe(results);
});

test("Each area rests for a week: further presses lead to the same result, even eight at once", async () => {
  const buyer = await insertPaidAttempt();
  const answers = await Promise.all(Array.from({ length: 8 }, () => take(buyer, "growth")));
  const [row] = await stored();
  expect(await stored()).toHaveLength(1);
  for (const answer of answers) {
    expect(answer.headers.get("Location")).toBe(`/quiz2/pulses/${row?.id}`);
  }
  const early = await open("/quiz2/pulse/growth", buyer);
  expect([early.status, early.headers.get("Location")]).toEqual([302, "/quiz2/pulse"]);
  expect(await readWords(await open("/quiz2/pulse", buyer))).toMatch(/Again from \w+ \d+, \d{4}/);
  expect((await take(buyer, "safety")).status).toBe(303);
  expect(await stored()).toHaveLength(2);
  await ageBy(7);
  expect((await open("/quiz2/pulse/growth", buyer)).status).toBe(200);
  await take(buyer, "growth");
  expect(await stored()).toHaveLength(3);
});

test("A retake does not restart the week, and later pulses belong to it", async () => {
  const buyer = await insertPaidAttempt();
  await take(buyer, "growth");
  const retake = await life.startAttempt(buyer.cookie);
  await life.save(retake, "3".repeat(100), { progress_count: 100 });
  await life.complete(retake);
  await take(buyer, "growth");
  expect(await stored()).toHaveLength(1);
  await ageBy(8);
  await take(buyer, "growth");
  expect((await stored()).map(({ attempt_id }) => attempt_id)).toEqual([buyer.id, retake.id]);
});

describe("A refused form is shown again", () => {
  test("if an answer is missing, as it can be without script", async () => {
    const buyer = await insertPaidAttempt();
    const [first] = questionsOf("growth");
    const answer = await take(buyer, "growth", { [`${first?.id}`]: "" });
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(page).toContain("One statement has no answer yet.");
    expect(page.match(/checked=""/g)).toHaveLength(19);
    expect(await stored()).toEqual([]);
  });

  test("if its statements are outdated", async () => {
    const buyer = await insertPaidAttempt();
    const answer = await take(buyer, "growth", { bank: "2026-11" });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("Some statements were reworded");
    expect(await stored()).toEqual([]);
  });
});

test("P18 While results are paid for, readers can see a pulse, and owner and payer can take one", async () => {
  const buyer = await insertPaidAttempt();
  await take(buyer, "growth");
  const [row] = await stored();
  const result = `/quiz2/pulses/${row?.id}`;
  const stranger = await life.completeAttempt();
  const paths = ["/quiz2/pulse", result, "/quiz2/pulses/x", `/quiz2/pulses/${buyer.id}`];
  for (const browser of [{ cookie: "" }, stranger]) {
    for (const path of paths) {
      const answer = await open(path, browser);
      expect([path, answer.status]).toEqual([path, 403]);
      expect(await readWords(answer)).not.toMatch(/Your pulse:|exercise for today/);
    }
    const form = await open("/quiz2/pulse/safety", browser);
    expect([form.status, form.headers.get("Location")]).toEqual([302, "/quiz2/pulse"]);
    expect((await take(browser, "safety")).headers.get("Location")).toBe("/quiz2/pulse");
  }
  await env.DB.prepare(
    "insert into quiz2_attempt_visitors select ?, visitor_hash, 1, 'reader' from quiz2_attempts where id = ?",
  )
    .bind(buyer.id, stranger.id)
    .run();
  expect((await open(result, stranger)).status).toBe(200);
  const choice = await (await open("/quiz2/pulse", stranger)).text();
  expect(choice).toContain("Only the person who took the assessment or pays for it can take one.");
  expect(choice).not.toContain('href="/quiz2/pulse/');
  expect(choice).toContain(`href="${result}"`);
  const form = await open("/quiz2/pulse/safety", stranger);
  expect([form.status, form.headers.get("Location")]).toEqual([302, "/quiz2/pulse"]);
  expect((await take(stranger, "safety")).headers.get("Location")).toBe("/quiz2/pulse");
  expect(await stored()).toHaveLength(1);
  await env.DB.prepare("update quiz2_attempt_visitors set rights = 'payer'").run();
  expect((await open("/quiz2/pulse/safety", stranger)).status).toBe(200);
  await env.DB.prepare("update quiz2_subscriptions set status = 'canceled'").run();
  expect((await open(result, buyer)).status).toBe(403);
  expect((await take(buyer, "safety")).headers.get("Location")).toBe("/quiz2/pulse");
  expect(await stored()).toHaveLength(1);
});

describe("The link of a weekly mail", () => {
  const press = async (
    subject: string,
    purpose: "open_purchase" | "open_attempt",
    to: "pulse" | "retake" = "pulse",
  ) => {
    const content = { purpose, subject, generation: 0, expiresAtMs: Date.now() + days(1) };
    const token = await signLink(["development-only-and-known-to-everybody"], content);
    const page = await readWords(await ask(`/quiz2/open?token=${token}&to=${to}`));
    const pressed = await postForm("/quiz2/open", { token, to });
    const cookie = pressed.headers
      .getSetCookie()
      .map((each) => each.split(";")[0])
      .join("; ");
    return { page, location: pressed.headers.get("Location"), browser: { cookie } };
  };

  test("opens the pulse in another browser with one press", async () => {
    const buyer = await insertPaidAttempt();
    const { page, location, browser } = await press(buyer.id, "open_purchase");
    expect(page).toContain("Your pulse is one press away.");
    expect(location).toBe("/quiz2/pulse");
    expect(await (await open("/quiz2/pulse", browser)).text()).toContain(
      'href="/quiz2/pulse/safety"',
    );
    await take(browser, "safety");
    expect(await stored()).toMatchObject([{ attempt_id: buyer.id, area: "safety" }]);
  });

  test("leads to a retake in another browser, which is not sold the subscription again", async () => {
    const buyer = await insertPaidAttempt();
    const { page, location, browser } = await press(buyer.id, "open_purchase", "retake");
    expect(page).toContain("Ready to look again?");
    expect(location).toBe("/quiz2/start");
    const retake = await life.completeAttempt("4".repeat(100), browser.cookie);
    expect(await (await life.readResults(retake)).json()).toHaveProperty("complete");
  });

  test("opens none after the subscription has ended, or with a reader's link", async () => {
    const buyer = await insertPaidAttempt();
    const reader = await press(buyer.id, "open_attempt");
    expect((await take(reader.browser, "safety")).headers.get("Location")).toBe("/quiz2/pulse");
    await env.DB.prepare("update quiz2_subscriptions set status = 'canceled'").run();
    const { location } = await press(buyer.id, "open_purchase");
    expect(location).toBe(`/quiz2/mini/${buyer.id}`);
    expect(await stored()).toEqual([]);
  });
});

test("P38 A pulse is part of the data held about its taker, and an erasure deletes it", async () => {
  const buyer = await insertPaidAttempt();
  await take(buyer, "growth");
  const db = createDatabase(env.DB);
  const key = { address: "ada@example.test", recipient: "a hash" };
  const person = await findPerson(db, key);
  expect(person.pulses).toMatchObject([{ area: "growth", answers: "4".repeat(20) }]);
  const held = describeHeld({ person, files: [], customers: [] }, homeLocale());
  expect(JSON.stringify(held)).toContain("Pulses on one area");
  const request = { id: crypto.randomUUID(), source: "link", requestedAt: 5 } as const;
  await erasePerson(db, person, { ...request, counts: {}, suppressed: [] });
  expect(await stored()).toEqual([]);
});

test("An unknown area is not found", async () => {
  const buyer = await insertPaidAttempt();
  expect((await open("/quiz2/pulse/money", buyer)).status).toBe(404);
  const post = await postForm("/quiz2/pulse/money", {}, { headers: headersOf(buyer) });
  expect(post.status).toBe(404);
});

test("A visitor whose answers tell of danger is shown where to call", async () => {
  const buyer = await insertPaidAttempt();
  await take(buyer, "growth", {});
  await take(buyer, "safety");
  for (const { id } of await stored()) {
    const words = await readWords(await open(`/quiz2/pulses/${id}`, buyer));
    expect(words).toContain("You don’t have to carry this alone");
  }
});
