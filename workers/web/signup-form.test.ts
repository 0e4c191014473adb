import { endlessBody } from "../../tests/fixtures/bodies.ts";
import { findElements } from "../../tests/fixtures/html.ts";
import { ask, postForm, readSignups } from "../../tests/fixtures/web-worker.ts";
import { describe, expect, test } from "../../tests/setup/test.ts";

const ACTION = "/?index";
const signUp = (fields: Record<string, string>, headers: HeadersInit = {}) =>
  postForm(ACTION, fields, { headers });

/** Returns a page, the attributes of its form's two fields, and its alerts. */
async function readPage(answer: Response) {
  const page = await answer.text();
  const [email] = await findElements(page, 'form input[name="email"]');
  const [source] = await findElements(page, 'form input[name="source"]');
  const alerts = await findElements(page, 'form [role="alert"]');
  return { page, email: email?.attributes, source: source?.attributes, alerts };
}

test("The page's form posts to its own action and carries the source", async () => {
  const { page, email, source } = await readPage(await ask("/?utm_source=spring%20%22x%22"));
  const [form] = await findElements(page, "#signup-section form");
  expect(form?.attributes["method"]).toBe("post");
  expect(form?.attributes["action"]).toMatch(/^\/\?index\b.*#signup-section$/);
  expect(email).toMatchObject({ type: "email", value: "", required: "" });
  expect(source).toMatchObject({ type: "hidden", value: "spring &quot;x&quot;" });
});

test("A signup leads to the celebration and makes the browser a visitor", async () => {
  const answer = await signUp({ email: " Ada@Example.test ", source: "newsletter" });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/?joined#signup-section"]);
  expect(answer.headers.get("Set-Cookie")).toMatch(/^__Host-visitor=[\w-]{43};.*; Secure$/);
  expect(await readSignups()).toMatchObject([{ email: "Ada@Example.test", source: "newsletter" }]);
  const celebration = await (await ask("/?joined")).text();
  expect(celebration).toContain("Share on Twitter");
  expect(celebration).toContain("Copy Link");
  expect(await findElements(celebration, 'input[name="email"]')).toEqual([]);
});

describe("A problem with the address is shown at its field, with the form as it was sent", () => {
  test.each([
    ["", "Email is required"],
    ["   ", "Email is required"],
    ["ada", "Please enter a valid email address"],
    ["ada@exam ple.test", "Please enter a valid email address"],
  ])("%j", async (typed, message) => {
    const answer = await signUp({ email: typed, source: "direct" });
    expect([answer.status, answer.headers.get("Set-Cookie")]).toEqual([400, null]);
    const { page, email, alerts } = await readPage(answer);
    expect(page).toContain(message);
    expect(email).toMatchObject({ value: typed, "aria-invalid": "true" });
    expect(await findElements(page, `[id="${email?.["aria-describedby"]}"]`)).toHaveLength(1);
    expect(alerts.length).toBeLessThanOrEqual(1);
    expect(await readSignups()).toEqual([]);
  });

  test("a form without the field", async () => {
    const answer = await signUp({});
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("Email is required");
  });
});

test("P34 What was typed is shown again as text, never as markup", async () => {
  const typed = `"><script>alert(1)</script>\u202E'&\u{20BB7}`;
  const { page, email } = await readPage(await signUp({ email: typed, source: typed }));
  expect(page).not.toContain("<script>alert");
  expect(page).not.toContain("</script>\u202E");
  expect(email?.["value"]).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
});

test("For an address that is already listed, the page says so without an alert", async () => {
  await signUp({ email: "ada@example.test" });
  const answer = await signUp({ email: "ADA@example.test" });
  expect(answer.status).toBe(409);
  const { page, email, alerts } = await readPage(answer);
  expect(page).toContain("You&#x27;re already on the list!");
  expect(page).toContain(
    "This email is already registered for early access. We&#x27;ll notify you when we launch!",
  );
  expect(email).toMatchObject({ value: "ADA@example.test" });
  expect(alerts).toEqual([]);
  expect(await readSignups()).toHaveLength(1);
});

describe("Any other failure is shown above the form", () => {
  test("an unknown field", async () => {
    const answer = await signUp({ email: "ada@example.test", admin: "1" });
    const { alerts, email } = await readPage(answer);
    expect([answer.status, alerts.length, email?.["value"]]).toEqual([400, 1, "ada@example.test"]);
    expect(await readSignups()).toEqual([]);
  });

  test("a body that is too large", async () => {
    const { body, taken } = endlessBody(new Uint8Array(1_024).fill(97));
    const answer = await postForm(ACTION, body);
    const { page, alerts } = await readPage(answer);
    expect([answer.status, alerts.length]).toEqual([413, 1]);
    expect(page).toContain("The request body is larger than 4096 bytes.");
    expect(taken.bytes).toBeLessThan(16_384);
  });
});

test("The source survives a mistake in the form", async () => {
  const landing = await (await ask("/?utm_source=newsletter")).text();
  const [form] = await findElements(landing, "#signup-section form");
  const action = form?.attributes["action"]?.split("#")[0]?.replaceAll("&amp;", "&") ?? "";
  const { source } = await readPage(await postForm(action, { email: "ada", source: "newsletter" }));
  expect(source).toMatchObject({ value: "newsletter" });
});
