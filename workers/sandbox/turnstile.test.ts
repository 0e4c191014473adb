import { exports } from "cloudflare:workers";
import { expect, test } from "vitest";
import { createHumanCheck } from "#app/platform/human-check.ts";

const { default: frontDoor } = exports as unknown as { default: Fetcher };
const { Turnstile: siteverify } = exports as unknown as { Turnstile: Fetcher };
const ask = (path: string, method = "GET") =>
  frontDoor.fetch(`http://localhost:8787${path}`, { method });

const check = (siteOrigin = "http://localhost:8787") =>
  createHumanCheck(
    { siteKey: "sandbox", secretKey: "sandbox", siteOrigin, sandbox: siteverify },
    () => undefined,
  );

async function solve(action = "payment"): Promise<string> {
  const answer = await ask(`/__sandbox/turnstile/token?action=${action}`, "POST");
  return (await answer.json<{ token: string }>()).token;
}

test("A token of the stand-in is valid once, and only for its site and widget", async () => {
  const token = await solve();
  expect(await check().verify(token, "payment")).toBe("passed");
  expect(await check().verify(token, "payment")).toBe("refused");
  expect(await check().verify(await solve("login"), "payment")).toBe("refused");
  expect(await check("https://kindling.example").verify(await solve(), "payment")).toBe("refused");
  expect(await check().verify("sandbox.forged", "payment")).toBe("refused");
});

test("Of concurrent calls with the same token only one passes", async () => {
  const token = await solve();
  const verdicts = await Promise.all(
    Array.from({ length: 10 }, () => check().verify(token, "payment")),
  );
  expect(verdicts.filter((verdict) => verdict === "passed")).toHaveLength(1);
});

test("The stand-in answers an invalid call as Turnstile does", async () => {
  const post = async (body: object) => {
    const init = { method: "POST", body: JSON.stringify(body) };
    return (await siteverify.fetch("https://challenges.cloudflare.com/", init)).json();
  };
  const refused = (code: string) => ({ success: false, "error-codes": [code] });
  expect(await post({})).toMatchObject(refused("missing-input-secret"));
  expect(await post({ secret: "0x4" })).toMatchObject(refused("invalid-input-secret"));
  expect(await post({ secret: "sandbox" })).toMatchObject(refused("missing-input-response"));
  expect((await ask("/__sandbox/turnstile/token")).status).toBe(404);
  const script = await ask("/__sandbox/turnstile.js");
  expect([script.headers.get("Content-Type"), await script.text()]).toEqual([
    "text/javascript; charset=utf-8",
    expect.stringContaining("window.turnstile"),
  ]);
});
