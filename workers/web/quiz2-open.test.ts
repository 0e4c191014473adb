import { type LinkContent, signLink } from "#app/platform/signed-link.ts";
import { findElements } from "../../tests/fixtures/html.ts";
import * as life from "../../tests/fixtures/life-assessment.ts";
import { emptyTables, readRows } from "../../tests/fixtures/rows.ts";
import { ask, cookieOf, postForm } from "../../tests/fixtures/web-worker.ts";
import { beforeEach, consoleLines, describe, expect, test } from "../../tests/setup/test.ts";

const SECRET = "development-only-and-known-to-everybody";
const PATH = "/quiz2/open";

const makeToken = (
  subject: string,
  { purpose = "open_attempt", endsInMs = 1_000_000, secret = SECRET } = {},
) =>
  signLink([secret], {
    purpose: purpose as LinkContent["purpose"],
    subject,
    expiresAtMs: Date.now() + endsInMs,
  });

const titleOf = async (answer: Response) => /<h1[^>]*>([^<]*)</.exec(await answer.text())?.[1];
const readGrants = () => readRows("select attempt_id from quiz2_attempt_visitors");
const previewTitle = async (id: string, cookie: string) =>
  titleOf(await ask(`/quiz2/mini/${id}`, { headers: { Cookie: cookie } }));

let attempt: life.Attempt;
let token: string;

beforeEach(async () => {
  attempt = await life.completeAttempt();
  await life.capture(attempt);
  token = await makeToken(attempt.id);
});

describe("Opening the link", () => {
  test.each(["GET", "HEAD"])("by %s lets nobody in and leaves the link usable", async (method) => {
    const answer = await ask(`${PATH}?token=${token}`, { method });
    expect(answer.status).toBe(200);
    expect(await readGrants()).toEqual([]);
    expect((await postForm(PATH, { token })).status).toBe(303);
  });

  test("shows a button that works without script and sends the token in the body", async () => {
    const page = await (await ask(`${PATH}?token=${token}`)).text();
    expect(page).toContain("Open my results");
    const [form] = await findElements(page, "form");
    expect(form?.attributes).toMatchObject({ method: "post", action: PATH });
    const [field] = await findElements(page, 'form input[name="token"]');
    expect(field?.attributes).toMatchObject({ type: "hidden", value: token });
  });

  test("does not reveal its URL to other pages, logs or search engines", async () => {
    const answer = await ask(`${PATH}?token=${token}`);
    expect(answer.headers.get("Referrer-Policy")).toBe("strict-origin");
    const [robots] = await findElements(await answer.text(), 'meta[name="robots"]');
    expect(robots?.attributes["content"]).toBe("noindex");
    expect(consoleLines().join("\n")).not.toContain(token.slice(0, 20));
  });
});

describe("Pressing the button", () => {
  test("opens the preview to a fresh browser, and to that one only", async () => {
    const answer = await postForm(PATH, { token });
    expect([answer.status, answer.headers.get("Location")]).toEqual([
      303,
      `/quiz2/mini/${attempt.id}`,
    ]);
    expect(await previewTitle(attempt.id, cookieOf(answer))).toBe("Congratulations!");
    expect(await previewTitle(attempt.id, "")).toBe("No Assessment Found");
    expect(await previewTitle(attempt.id, attempt.cookie)).toBe("Congratulations!");
  });

  test("opens it to a browser that is already a visitor, and leaves its cookie alone", async () => {
    const { cookie } = await life.startAttempt();
    const answer = await postForm(PATH, { token }, { headers: { Cookie: cookie } });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        `^quiz2_attempt=${attempt.id}; Path=/quiz2; .*HttpOnly; SameSite=Lax; Secure$`,
      ),
    ]);
    expect(await previewTitle(attempt.id, cookie)).toBe("Congratulations!");
  });

  test("again changes nothing", async () => {
    const { cookie } = await life.startAttempt();
    for (let turn = 0; turn < 3; turn += 1) {
      const answer = await postForm(PATH, { token }, { headers: { Cookie: cookie } });
      expect(answer.status).toBe(303);
    }
    expect(await readGrants()).toHaveLength(1);
  });
});

describe("A bad link is explained, opens nothing and makes no visitor:", () => {
  test.each([
    ["no token", async () => ""],
    ["one that was cut off", async () => token.slice(0, -5)],
    ["one with another body", async () => token.replace(/^./, "A")],
    ["one for another purpose", () => makeToken(attempt.id, { purpose: "leave_waitlist" })],
    ["one that has expired", () => makeToken(attempt.id, { endsInMs: -1 })],
    ["one that somebody else signed", () => makeToken(attempt.id, { secret: "x".repeat(32) })],
  ])("%s", async (_what, makeBad) => {
    const bad = await makeBad();
    for (const answer of [
      await ask(`${PATH}?token=${encodeURIComponent(bad)}`),
      await postForm(PATH, { token: bad }),
    ]) {
      expect([answer.status, answer.headers.get("Set-Cookie")]).toEqual([404, null]);
      expect(await titleOf(answer)).toBe("This link doesn’t open anything.");
    }
    expect(await readGrants()).toEqual([]);
  });

  test("one whose attempt is gone", async () => {
    await emptyTables();
    const answer = await postForm(PATH, { token });
    expect([answer.status, answer.headers.get("Set-Cookie")]).toEqual([404, null]);
  });
});
