import { findElements } from "../../tests/fixtures/html.ts";
import * as life from "../../tests/fixtures/life-assessment.ts";
import { readWords } from "../../tests/fixtures/page-words.ts";
import { loseDatabase, readRows } from "../../tests/fixtures/rows.ts";
import { ask, exhaust, postForm } from "../../tests/fixtures/web-worker.ts";
import { consoleLines, describe, expect, test } from "../../tests/setup/test.ts";

const previewOf = (id: string, cookie = "") =>
  ask(`/quiz2/mini/${id}`, { headers: { Cookie: cookie } });
const postGate = ({ id, cookie }: life.Attempt, fields: Record<string, string>) =>
  postForm(`/quiz2/mini/${id}`, fields, { headers: { Cookie: cookie } });

async function completeAttemptWithEmail(): Promise<life.Attempt> {
  const attempt = await life.completeAttempt();
  await life.capture(attempt);
  return attempt;
}

const titleOf = (page: string) => /<h1[^>]*>([^<]*)</.exec(page)?.[1];
const readEmails = () => readRows<{ email: string }>("select email from quiz2_users");

describe("No assessment is found, with status 404,", () => {
  const expectMissing = async (answer: Response) => {
    expect([answer.status, titleOf(await answer.text())]).toEqual([404, "No Assessment Found"]);
  };

  test.each(["/quiz2/mini", `/quiz2/mini/${life.UNKNOWN_ID}`, "/quiz2/mini/x"])(
    "at %s",
    async (path) => expectMissing(await ask(path)),
  );

  test("before the last answer", async () => {
    const { id, cookie } = await life.startAttempt();
    await expectMissing(await previewOf(id, cookie));
  });

  test("P29 without the cookie or with another one, exactly as for an unknown attempt", async () => {
    const { id } = await completeAttemptWithEmail();
    const { cookie } = await life.startAttempt();
    const none = comparable(await (await previewOf(life.UNKNOWN_ID, cookie)).text());
    expect(comparable(await (await previewOf(id, cookie)).text(), id)).toBe(none);
    expect(comparable(await (await previewOf(id)).text(), id)).toBe(none);
    await expectMissing(await previewOf(id, cookie));
  });
});

/** Removes from a page what differs in each answer: the nonce, its own id, and the figures of the day. */
const comparable = (page: string, id = life.UNKNOWN_ID): string =>
  page
    .replaceAll(id, "ID")
    .replaceAll(/nonce="[^"]*"/g, "")
    .replaceAll(/(othersToday|completedToday)\\",\d+/g, "$1");

test("A completed attempt shows its gate: a form that posts to its own page", async () => {
  const { id, cookie } = await life.completeAttempt();
  const answer = await previewOf(id, cookie);
  const page = await answer.text();
  expect([answer.status, titleOf(page)]).toEqual([200, "Amazing Work!"]);
  const [form] = await findElements(page, 'form:not([action="/theme"])');
  expect(form?.attributes).toMatchObject({ method: "post", action: `/quiz2/mini/${id}` });
  const [email] = await findElements(page, 'input[name="email"]');
  expect(email?.attributes).toMatchObject({
    type: "email",
    required: "",
    placeholder: "Enter your email address",
  });
});

test("Behind the gate the page has the results, hidden from screen readers where they are blurred", async () => {
  const { id, cookie } = await completeAttemptWithEmail();
  const answer = await previewOf(id, cookie);
  const page = await answer.text();
  expect([answer.status, titleOf(page)]).toEqual([200, "Congratulations!"]);
  const words = (await readWords(new Response(page))).replaceAll(/\s+/g, " ");
  for (const text of [
    "Assessment Complete!",
    "all 100 questions across 5 life areas",
    "Free, and yours to keep",
    "According to your answers, ",
    "Your exercise for today",
    "Still locked: your 25 sides",
    "Self-Actualization",
    "Your Strength",
    "Needs Attention",
    "5-Area Breakdown",
    "stay blurred until you unlock them",
    "$2 for 7-day trial, then $19.99/month",
    "For 7 days, then $19.99/month until you cancel.",
    "Join 12,000+ People",
    "4.8/5",
    "SSL Secure",
    "Instant Access",
    "Money-Back Guarantee",
  ]) {
    expect(words).toContain(text);
  }
  expect(await findElements(page, "blockquote")).toHaveLength(3);
  expect(await findElements(page, 'main a[href="/help"]')).not.toEqual([]);
  const [, others] = /(\d+) others today/.exec(words) ?? [];
  const [, completed] = /(\d+) completed today/.exec(words) ?? [];
  expect([Number(others) >= 127, Number(others) <= 176]).toEqual([true, true]);
  expect([Number(completed) >= 45, Number(completed) <= 64]).toEqual([true, true]);
  const [blurred] = await findElements(page, "[data-blurred]");
  expect(blurred?.attributes).toMatchObject({ "aria-hidden": "true", inert: "" });
  expect(await findElements(page, "[data-blurred] progress")).toHaveLength(5);
  expect(await findElements(page, "[data-blurred] a, [data-blurred] button")).toEqual([]);
  expect(await findElements(page, 'a[href="/quiz2/paywall"]')).toHaveLength(2);
});

test("The page stays out of search engines", async () => {
  const { id, cookie } = await completeAttemptWithEmail();
  const page = await (await previewOf(id, cookie)).text();
  const [robots] = await findElements(page, 'meta[name="robots"]');
  expect(robots?.attributes["content"]).toBe("noindex");
});

describe("The gate's form without script", () => {
  test("stores an address and leads to the results", async () => {
    const attempt = await life.completeAttempt();
    const answer = await postGate(attempt, { email: " Ada@Example.test " });
    expect([answer.status, answer.headers.get("Location")]).toEqual([
      303,
      `/quiz2/mini/${attempt.id}`,
    ]);
    expect(await readEmails()).toEqual([{ email: "Ada@Example.test" }]);
    const page = await (await previewOf(attempt.id, attempt.cookie)).text();
    expect(titleOf(page)).toBe("Congratulations!");
  });

  test.each(["", " ", "ada", "ada@", "ada@example"])(
    "refuses %j, with the error at its field",
    async (email) => {
      const attempt = await life.completeAttempt();
      const answer = await postGate(attempt, { email });
      const page = await answer.text();
      expect(answer.status).toBe(400);
      expect(page).toContain("Invalid Email. Please enter a valid email address.");
      const [field] = await findElements(page, 'input[name="email"]');
      expect(field?.attributes).toMatchObject({ value: email, "aria-invalid": "true" });
      expect(await readEmails()).toEqual([]);
    },
  );

  test("shows any other failure above the form", async () => {
    const attempt = await life.completeAttempt();
    const answer = await postGate(attempt, { email: "ada@example.test", admin: "1" });
    const page = await answer.text();
    expect(answer.status).toBe(400);
    expect(page).toContain("Email Capture Failed");
    expect(await findElements(page, 'form [role="alert"]')).toHaveLength(1);
    expect(await readEmails()).toEqual([]);
  });

  test("P29 opens nobody else's gate", async () => {
    const { id } = await life.completeAttempt();
    const { cookie } = await life.startAttempt();
    const answer = await postGate({ id, cookie }, { email: "eve@example.test" });
    expect([answer.status, titleOf(await answer.text())]).toEqual([404, "No Assessment Found"]);
    expect(await readEmails()).toEqual([]);
  });
});

test("Without a database, the page says so and when to retry, and the failure is logged once", async () => {
  const { id, cookie } = await completeAttemptWithEmail();
  loseDatabase();
  const answer = await previewOf(id, cookie);
  const page = await answer.text();
  expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "10"]);
  expect(titleOf(page)).toBe("Error Loading Results");
  expect(page).toContain("Unable to load your assessment results. Please try again.");
  expect(consoleLines().filter((line) => line.includes('"event":"failure"'))).toHaveLength(1);
});

test("Above the limit, the gate's form says so and keeps the typed address", async () => {
  const attempt = await life.completeAttempt();
  await exhaust(5, () => life.capture(attempt));
  const form = await postForm(
    `/quiz2/mini/${attempt.id}`,
    { email: "ada@example.test" },
    { headers: { Cookie: attempt.cookie } },
  );
  const page = await form.text();
  expect(form.status).toBe(429);
  expect(page).toContain("Too many attempts. Please try again in a minute.");
  expect(page).toContain("ada@example.test");
});
