import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { collectConsole } from "../../tests/fixtures/console.ts";
import { newNetwork } from "../../tests/fixtures/new-network.ts";
import { emptyTables } from "../../tests/fixtures/stored-rows.ts";
import {
  cookieOf,
  exhaust,
  postForm,
  postJson,
  readSignups,
} from "../../tests/fixtures/web-worker.ts";

const PER_VISITOR = 5;
const PER_ADDRESS = 60;
const PATH = "/api/waitlist/signup";

let turn = 0;
const newSignup = () => ({ email: `visitor-${turn++}@example.test` });
const signUp = (more: { address?: string; cookie?: string } = {}) =>
  postJson(PATH, newSignup(), {
    address: more.address ?? newNetwork(),
    headers: more.cookie ? { Cookie: more.cookie } : {},
  });

collectConsole();
beforeEach(() => emptyTables(env.DB));

test("A visitor may sign up five addresses a minute, from any network, and is then asked to wait", async () => {
  const first = await signUp();
  const others = await exhaust(PER_VISITOR, () => signUp({ cookie: cookieOf(first) }));
  const refused = others.pop();
  const answers = [first, ...others];
  expect(answers.length).toBeGreaterThanOrEqual(PER_VISITOR);
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
  expect([refused?.status, refused?.headers.get("Retry-After")]).toEqual([429, "60"]);
  expect(await refused?.json()).toEqual({
    message: "Too many attempts. Please try again in a minute.",
    code: "too_many_requests",
  });
  expect(await readSignups()).toHaveLength(answers.length);
});

test("A network may sign up sixty addresses a minute, and other networks are not affected", async () => {
  const [network] = newNetwork().split("::");
  let host = 0;
  const answers = await exhaust(PER_ADDRESS, () => signUp({ address: `${network}:${++host}::1` }));
  const refused = answers.pop();
  expect(answers.length).toBeGreaterThanOrEqual(PER_ADDRESS);
  expect([refused?.status, refused?.headers.get("Retry-After")]).toEqual([429, "60"]);
  expect(await readSignups()).toHaveLength(answers.length);
  expect((await signUp()).status).toBe(201);
});

test("Mistyped addresses do not count", async () => {
  const visitor = cookieOf(await signUp());
  for (let attempt = 0; attempt < 3 * PER_VISITOR; attempt++) {
    const answer = await postJson(PATH, { email: "ada@" }, { headers: { Cookie: visitor } });
    expect(answer.status).toBe(400);
  }
  expect((await signUp({ cookie: visitor })).status).toBe(201);
});

describe("The form without script", () => {
  const refuse = async () => {
    const visitor = cookieOf(await signUp());
    const answers = await exhaust(PER_VISITOR, () =>
      postForm("/?index", newSignup(), { headers: { Cookie: visitor } }),
    );
    return answers.at(-1);
  };

  test("has the same limit and says so", async () => {
    const refused = await refuse();
    expect(refused?.status).toBe(429);
    const page = await refused?.text();
    expect(page).toContain("Too many attempts. Please try again in a minute.");
    expect(page).toContain(`value="visitor-${turn - 1}@example.test"`);
  });

  test("says in a header when to retry", async () => {
    expect((await refuse())?.headers.get("Retry-After")).toBe("60");
  });
});
