import { HUNDRED, recordsOf } from "../../tests/fixtures/records.ts";
import { readRows } from "../../tests/fixtures/rows.ts";
import { ask, BROWSER, cookieOf, ORIGIN, postJson } from "../../tests/fixtures/web-worker.ts";
import { describe, expect, test } from "../../tests/setup/test.ts";

const FROM = "utm_source=Newsletter&utm_campaign=november";
const SEEN = { steps: ["quiz2.seen"], from: FROM };

type Headers = Record<string, string>;
const tell = (body: unknown = SEEN, headers: Headers = {}) =>
  postJson("/api/steps", body, { headers: { ...BROWSER, ...headers } });

/** Returns each `funnel.step source/campaign country` with its count. */
async function readCounts(): Promise<Record<string, number>> {
  const rows = await readRows<Record<string, string> & { n: number }>(
    "select * from funnel_counts order by funnel, step, source",
  );
  return Object.fromEntries(
    rows.map(({ funnel, step, source, campaign, country, n }) => [
      `${funnel}.${step} ${source}/${campaign} ${country}`,
      n,
    ]),
  );
}

describe("P50 What a page saw is counted", () => {
  test("each step once, with its source, and without a cookie", async () => {
    const steps = ["quiz2.paywall", "quiz2.form", "quiz2.paywall"];
    const answer = await tell({ steps, from: FROM }, { "CF-IPCountry": "SE" });
    expect([answer.status, answer.headers.get("Set-Cookie")]).toEqual([204, null]);
    expect(await readCounts()).toEqual({
      "quiz2.form newsletter/november EU": 1,
      "quiz2.paywall newsletter/november EU": 1,
    });
  });

  test("without a source where Global Privacy Control is on", async () => {
    await tell(SEEN, { "Sec-GPC": "1" });
    expect(await readCounts()).toEqual({ "quiz2.seen / other": 1 });
  });

  test.each(["", "curl/8.5.0", "Mozilla/5.0 (compatible; Googlebot/2.1)"])(
    "but not for %j",
    async (userAgent) => {
      expect((await tell(SEEN, { "User-Agent": userAgent })).status).toBe(204);
      expect(await readCounts()).toEqual({});
    },
  );

  test.each([
    ["no step", { ...SEEN, steps: [] }],
    ["a step that only a call can cause", { ...SEEN, steps: ["quiz2.paid"] }],
    ["an unknown step", { ...SEEN, steps: ["quiz2.seen", "x"] }],
    ["an extra field", { ...SEEN, source: "x" }],
    ["no source", { steps: SEEN.steps }],
    ["a long source", { ...SEEN, from: "x".repeat(401) }],
  ])("but refused with %s", async (_what, body) => {
    expect((await tell(body)).status).toBe(400);
    expect(await readCounts()).toEqual({});
  });

  test("but refused if it is larger than a kibibyte", async () => {
    expect((await tell(`${JSON.stringify(SEEN)}${" ".repeat(1_024)}`)).status).toBe(413);
  });
});

describe("P50 An assessment", () => {
  let cookie = "";
  const call = (name: string, body: unknown, headers: Headers = {}) =>
    postJson(`/api/quiz2/${name}`, body, {
      headers: { ...BROWSER, "CF-IPCountry": "US", Cookie: cookie, ...headers },
    });
  async function start(headers: Headers = { "Visit-From": FROM }): Promise<string> {
    cookie = "";
    const answer = await call("start", null, headers);
    cookie = cookieOf(answer);
    return (await answer.json<{ attempt_id: string }>()).attempt_id;
  }
  const save = (attempt_id: string, count: number) =>
    call("save", { attempt_id, responses: recordsOf(HUNDRED.slice(0, count)) });

  test("is counted step by step, and each step once, however often a call is repeated", async () => {
    const id = await start();
    for (let count = 5; count <= 100; count += 5) {
      await save(id, count);
      await save(id, count);
    }
    for (let tries = 0; tries < 2; tries += 1) {
      await save(id, 100);
      await call("complete", { attempt_id: id, time_spent_seconds: 300 });
      await call("email-capture", { attemptId: id, email: "ada@example.test" });
    }
    await call("email-capture", { attemptId: id, email: "ada.corrected@example.test" });
    const steps = ["answers_100", "answers_20", "answers_40", "answers_60", "answers_80"];
    expect(await readCounts()).toEqual(
      Object.fromEntries(
        [...steps, "completed", "mail", "start"].map((step) => [
          `quiz2.${step} newsletter/november US`,
          1,
        ]),
      ),
    );
  });

  test("that is saved in one call reaches all its steps at once, even with concurrent calls", async () => {
    const id = await start();
    await Promise.all(Array.from({ length: 8 }, () => save(id, 100)));
    await Promise.all(
      Array.from({ length: 8 }, () =>
        call("complete", { attempt_id: id, time_spent_seconds: 300 }),
      ),
    );
    const counts = await readCounts();
    expect(Object.keys(counts)).toHaveLength(7);
    expect(new Set(Object.values(counts))).toEqual(new Set([1]));
  });

  test.each<[string, Headers]>([
    ["a browser without a user agent", { "User-Agent": "" }],
    ["a robot", { "User-Agent": "Googlebot/2.1" }],
  ])("of %s is not counted, whatever is done with it", async (_who, headers) => {
    const id = await start(headers);
    await save(id, 100);
    await call("complete", { attempt_id: id, time_spent_seconds: 300 });
    expect(await readCounts()).toEqual({});
    expect(await readRows("select 1 from origins")).toEqual([]);
  });

  test("counts nothing for another visitor's saves", async () => {
    const id = await start();
    const before = await readCounts();
    cookie = "";
    await save(id, 100);
    expect(await readCounts()).toEqual(before);
  });

  test.each<[string, Headers, string]>([
    [
      "the address of its page",
      { Referer: `${ORIGIN}/quiz2/start?${FROM}` },
      "newsletter/november",
    ],
    ["nothing on our own page", { Referer: `${ORIGIN}/quiz2` }, "/"],
    [
      "what the page says, before its address",
      { "Visit-From": "utm_source=a", Referer: `${ORIGIN}/?${FROM}` },
      "a/",
    ],
    ["nothing with Global Privacy Control", { "Visit-From": FROM, "Sec-GPC": "1" }, "/"],
  ])("takes its source from %s", async (_what, headers, source) => {
    await start(headers);
    expect(await readCounts()).toEqual({ [`quiz2.start ${source} US`]: 1 });
  });
});

test("P50 A signup is counted once, with the source of the page that posted the form", async () => {
  const join = () =>
    ask("/?index", {
      method: "POST",
      headers: {
        ...BROWSER,
        "Content-Type": "application/x-www-form-urlencoded",
        "Sec-Fetch-Site": "same-origin",
        Referer: `${ORIGIN}/?${FROM}`,
      },
      body: "email=ada@example.test&source=newsletter",
    });
  expect([(await join()).status, (await join()).status]).toEqual([303, 409]);
  expect(await readCounts()).toEqual({ "waitlist.signup newsletter/november other": 1 });
});

test("P50 A quiz is counted once, with its first address, and keeps its origin", async () => {
  const body = { email: "ada@example.test", age: "25–34", gender: "female", archetype: "echo" };
  const headers = { ...BROWSER, "Visit-From": FROM };
  const cookie = cookieOf(await postJson("/api/quiz/submit", body, { headers }));
  await postJson("/api/quiz/submit", body, { headers: { ...headers, Cookie: cookie } });
  expect(await readCounts()).toEqual({ "quiz1.mail newsletter/november other": 1 });
  const origins =
    "select source, campaign from quiz_submissions join origins on origins.id = origin_id";
  expect(await readRows(origins)).toEqual([{ source: "newsletter", campaign: "november" }]);
});
