import { env } from "cloudflare:workers";
import { packScores } from "#app/data/schema/stored-scores.ts";
import { FREE_LESSON } from "#app/domain/free-reading.ts";
import { courses } from "#app/funnels/life-assessment/content/courses/courses.ts";
import { lessonPath } from "#app/funnels/life-assessment/rules/courses.ts";
import { evenScores } from "../../tests/fixtures/mail-kinds.ts";
import { findPaid } from "../../tests/fixtures/paid-content.ts";
import type { Value } from "../../tests/fixtures/rows.ts";
import { insertSubscription } from "../../tests/fixtures/subscribers.ts";
import { ask } from "../../tests/fixtures/web-worker.ts";
import { describe, expect, test } from "../../tests/setup/test.ts";

const OWN = "s".repeat(43);
const LESSON = lessonPath("foundation", "a-kind-no");
const UNKNOWN = lessonPath("foundation", "no-such-lesson");
const lessons = courses.flatMap(({ id, lessons }) =>
  lessons.map((lesson) => ({ path: lessonPath(id, lesson.id), ...lesson })),
);

/** Stores someone who went to the checkout; returns their cookie. */
async function subscribe(changes: Readonly<Record<string, Value>>): Promise<string> {
  await insertSubscription(OWN, changes);
  return `__Host-visitor=${OWN}`;
}

const open = (path: string, cookie: string) =>
  ask(path, { headers: cookie === "" ? {} : { Cookie: cookie } });

/** Returns the text of an answer without what differs in each: the nonce and the requested path. */
const readAlike = async (answer: Response, path: string): Promise<string> =>
  (await answer.text()).replaceAll(/nonce="[^"]*"/g, "").replaceAll(path, "");

test("The courses show a subscriber every title, and nothing of the texts", async () => {
  const answer = await open("/quiz2/courses", await subscribe({ status: "trialing" }));
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Cache-Control")).toMatch(/^private/);
  const page = await answer.text();
  for (const { title, path } of lessons) {
    expect(page).toContain(title);
    expect(page).toContain(`href="${path}"`);
  }
  const titles = new Set(lessons.map(({ title }) => title));
  expect(findPaid(page).filter((part) => !titles.has(part))).toEqual([]);
});

test("A subscriber gets each lesson in full, and search engines are kept out", async () => {
  const cookie = await subscribe({ status: "active" });
  for (const { id, path, title, exercise, checks } of lessons) {
    const answer = await open(path, cookie);
    expect(answer.status, path).toBe(200);
    const page = await answer.text();
    expect(page).toContain('<meta name="robots" content="noindex"/>');
    expect(page).toContain(`<title>${title} · `);
    for (const step of exercise.steps) expect(page).toContain(step);
    expect(page).toContain(checks[1]?.answer);
    const isFree = id === FREE_LESSON.lesson;
    expect(findPaid(page).length > 25, path).toBe(!isFree);
  }
});

test("Each lesson links to its neighbours in the list, which begins with the lowest areas", async () => {
  const cookie = await subscribe({ status: "active" });
  const scores = evenScores();
  await env.DB.prepare(
    "update quiz2_attempts set status = 'completed', completed_at = 1, scores = ?",
  )
    .bind(
      packScores({
        ...scores,
        bottomArea: "recreation",
        areas: { ...scores.areas, recreation: 20, growth: 30 },
      }),
    )
    .run();
  const page = await (await open("/quiz2/courses", cookie)).text();
  const listed = [...page.matchAll(/<li id="(\w+)">/g)].map(([, id]) => id);
  expect(listed.slice(0, 2)).toEqual(["joy", "growth"]);
  const inOrder = listed.flatMap((id) => lessons.filter(({ path }) => path.includes(`/${id}/`)));
  for (const [at, { path }] of inOrder.entries()) {
    const lesson = await (await open(path, cookie)).text();
    const wayTo = (rel: string) =>
      (lesson.match(new RegExp(`<a [^>]*rel="${rel}"[^>]*>`))?.[0].match(/href="([^"]*)"/) ??
        [])[1];
    expect([wayTo("prev"), wayTo("next")]).toEqual([inOrder[at - 1]?.path, inOrder[at + 1]?.path]);
  }
});

test("For a subscriber, an unknown lesson is not found, and a course's URL redirects to the list", async () => {
  const cookie = await subscribe({ status: "trialing" });
  for (const path of [UNKNOWN, lessonPath("no-such-course", "a-kind-no")]) {
    expect((await open(path, cookie)).status).toBe(404);
  }
  const answer = await open("/quiz2/courses/purpose", cookie);
  expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/quiz2/courses#purpose"]);
});

describe("P18 No lesson is shown, and known and unknown ones are answered alike", () => {
  test.each<[string, () => Promise<string>]>([
    ["without a cookie", async () => ""],
    [
      "in another browser",
      async () => {
        await subscribe({ status: "trialing" });
        return `__Host-visitor=${"f".repeat(43)}`;
      },
    ],
    ["after turning back at the checkout", () => subscribe({ status: "payment_pending" })],
    ["after the subscription has ended", () => subscribe({ status: "canceled" })],
    ["after a refund", () => subscribe({ status: "active", payment_state: "refunded" })],
    ["during a dispute", () => subscribe({ status: "trialing", payment_state: "disputed" })],
  ])("%s", async (_whom, prepare) => {
    const cookie = await prepare();
    const known = await open(LESSON, cookie);
    const unknown = await open(UNKNOWN, cookie);
    expect([known.status, unknown.status]).toEqual([403, 403]);
    const told = await readAlike(known, LESSON);
    expect(told).toContain("The courses open with the trial");
    expect(told).toBe(await readAlike(unknown, UNKNOWN));
    expect(findPaid(told)).toEqual([]);
    for (const path of ["/quiz2/courses", `${LESSON}.data`, "/quiz2/courses.data"]) {
      expect(findPaid(await (await open(path, cookie)).text()), path).toEqual([]);
    }
  });
});
