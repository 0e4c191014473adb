import { env } from "cloudflare:workers";
import { formatSignupName } from "#app/domain/waitlist.ts";
import { type LinkContent, signLink } from "#app/platform/signed-link.ts";
import { findElements } from "../../tests/fixtures/html.ts";
import { readRows } from "../../tests/fixtures/rows.ts";
import { afterAll, consoleLines, describe, expect, test, vi } from "../../tests/setup/test.ts";

// The worker reads its environment at startup, so it is restarted after this, and again for the next file.
const TERMS = { WAITLIST_CONFIRM: "yes", WAITLIST_PLACES: "2" };
Object.assign(env, TERMS);
vi.resetModules();
afterAll(() => {
  for (const name of Object.keys(TERMS)) Reflect.deleteProperty(env, name);
  vi.resetModules();
});
const { ask, askCount, postForm, postJson } = await import("../../tests/fixtures/web-worker.ts");

const SECRET = "development-only-and-known-to-everybody";

const signUp = (email: string) => postJson("/api/waitlist/signup", { email });
const readKinds = async () =>
  (await readRows<{ kind: string }>("select kind from email_jobs order by kind")).map(
    ({ kind }) => kind,
  );
const count = async () => (await (await askCount()).json()) as { count: number };

/** Makes the token that the mail contains. */
async function makeToken(
  email: string,
  { purpose = "confirm_signup" as LinkContent["purpose"], endsInMs = 1_000_000 } = {},
) {
  const rows = await readRows<{ id: number; signedUpAt: number; email: string }>(
    "select id, signed_up_at as signedUpAt, email from waitlist_signups",
  );
  const signup = rows.find((row) => row.email === email);
  const subject = formatSignupName(signup ?? { id: 7, signedUpAt: 7 });
  return signLink([SECRET], { purpose, subject, expiresAtMs: Date.now() + endsInMs });
}
const confirm = (token: string) => postForm("/waitlist/confirm", { token });

test("A signup gets the usual answer and a mail to confirm it, and is not counted before that", async () => {
  const answer = await signUp("ada@example.test");
  expect([answer.status, await answer.json()]).toEqual([201, { success: true }]);
  expect([await readKinds(), await count()]).toEqual([["waitlist_confirm"], { count: 0 }]);
  const again = await signUp("ADA@example.test");
  expect([again.status, await readKinds()]).toEqual([201, ["waitlist_confirm"]]);
});

test("Without script the page says to look for the mail, and that all is done only once confirmed", async () => {
  const answer = await postForm("/?index", { email: "ada@example.test" });
  expect(answer.headers.get("Location")).toBe("/?confirm#signup-section");
  const page = await (await ask("/?confirm")).text();
  expect(page).toContain("One more step: your inbox");
  expect(page).not.toContain("You’re on the list!</h2>");
  expect(await (await ask("/?joined")).text()).toContain("You’re on the list!</h2>");
});

test("The link's page only asks; its button, which works without script, lists the address", async () => {
  await signUp("ada@example.test");
  const token = await makeToken("ada@example.test");
  const opened = await ask(`/waitlist/confirm?token=${token}`);
  expect([opened.status, opened.headers.get("Referrer-Policy")]).toEqual([200, "strict-origin"]);
  const [form] = await findElements(await opened.text(), 'form[action="/waitlist/confirm"]');
  expect(form?.attributes).toMatchObject({ method: "post" });
  await ask(`/waitlist/confirm?token=${token}`, { method: "HEAD" });
  expect(await count()).toEqual({ count: 0 });

  for (const answer of [await confirm(token), await confirm(token)]) {
    expect([answer.status, answer.headers.get("Location")]).toEqual([
      303,
      "/?joined#signup-section",
    ]);
  }
  expect(await count()).toEqual({ count: 1 });
  expect(await readKinds()).toEqual(["waitlist_confirm", "waitlist_welcome"]);
  const again = await ask(`/waitlist/confirm?token=${token}`);
  expect(await again.text()).toContain("This address is confirmed");
});

describe("Nobody finds out by a signup which addresses are on the list", () => {
  const describe = async (answer: Response) => ({
    status: answer.status,
    body: await answer.text(),
    headers: [...answer.headers]
      .filter(([name]) => name !== "x-request-id")
      .map(([name, value]) =>
        name === "set-cookie" ? [name, value.replace(/=[^;]+/, "")] : [name, value],
      ),
  });
  const list = async (email: string) => {
    await signUp(email);
    await confirm(await makeToken(email));
  };

  test("while there are places, and a known one gets no mail", async () => {
    await list("ada@example.test");
    const mails = await readKinds();
    const known = await signUp("ADA@example.test").then(describe);
    expect(await readKinds()).toEqual(mails);
    expect(known.status).toBe(201);
    expect(known).toEqual(await signUp("eve@example.test").then(describe));
  });

  test("nor when all places are taken, also of those that wait to be confirmed", async () => {
    await signUp("zoe@example.test");
    for (const email of ["ada@example.test", "eve@example.test"]) await list(email);
    const unknown = await signUp("new@example.test").then(describe);
    expect(unknown.status).toBe(409);
    for (const email of ["ada@example.test", "zoe@example.test"]) {
      expect(await signUp(email).then(describe)).toEqual(unknown);
    }
  });
});

describe("P28 No other link confirms anything, and each says so and links to the signup", () => {
  test.each<[string, () => Promise<string>]>([
    ["no token", async () => ""],
    ["a malformed token", async () => "x"],
    ["one that has expired", () => makeToken("ada@example.test", { endsInMs: -1 })],
    ["an unsubscribe link", () => makeToken("ada@example.test", { purpose: "leave_waitlist" })],
    ["one for a deleted signup", () => makeToken("eve@example.test")],
  ])("%s", async (_what, make) => {
    await signUp("ada@example.test");
    const token = await make();
    for (const answer of [await ask(`/waitlist/confirm?token=${token}`), await confirm(token)]) {
      expect(answer.status).toBe(404);
      const page = await answer.text();
      expect(page).toContain("This link no longer works");
      expect(page).toContain('href="/#signup-section"');
    }
    expect(await count()).toEqual({ count: 0 });
  });
});

test("A person who did not sign up can refuse by one click, and is never asked again", async () => {
  await signUp("ada@example.test");
  const token = await makeToken("ada@example.test", { purpose: "refuse_signup" });
  const path = `/unsubscribe?token=${token}`;
  expect(await (await ask(path)).text()).toContain("Never ask this address again?");
  const answer = await ask(path, { method: "POST", body: "List-Unsubscribe=One-Click" });
  expect([answer.status, await answer.text()]).toEqual([
    200,
    expect.stringContaining("We won’t ask again"),
  ]);
  expect((await signUp("ada@example.test")).status).toBe(201);
  expect(await readKinds()).toEqual([]);
});

test("The last place goes to the first who confirms, and the other is told", async () => {
  const emails = ["ada@example.test", "eve@example.test", "zoe@example.test"];
  for (const email of emails) expect((await signUp(email)).status).toBe(201);
  const tokens = await Promise.all(emails.map((email) => makeToken(email)));
  const answers = await Promise.all(tokens.map(confirm));
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 303, 409]);
  const [full] = answers.filter(({ status }) => status === 409);
  expect(await full?.text()).toContain("The last place was just taken");
  expect(await count()).toEqual({ count: 2 });

  const late = await signUp("late@example.test");
  expect([late.status, await late.json()]).toEqual([
    409,
    {
      code: "waitlist_closed",
      message: "Its places are taken, or its time is up. Your address wasn’t stored.",
    },
  ]);
  const form = await postForm("/?index", { email: "late@example.test" });
  const page = await form.text();
  expect([form.status, page]).toEqual([409, expect.stringContaining("The list is closed")]);
  const [field] = await findElements(page, 'input[name="email"]');
  expect(field?.attributes["value"]).toBe("late@example.test");
  expect(await (await ask("/")).text()).toContain("The list is closed");
});

test("P33 Address and token are in no log line", async () => {
  await signUp("ada@example.test");
  const token = await makeToken("ada@example.test");
  await confirm(`${token}x`);
  const lines = consoleLines().join("\n");
  expect(lines).toContain('"path":"/waitlist/confirm"');
  for (const secret of ["ada@", token]) expect(lines).not.toContain(secret);
});
