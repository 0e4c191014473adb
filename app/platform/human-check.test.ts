import type { Fetcher } from "@cloudflare/workers-types";
import { afterEach, expect, test, vi } from "vitest";
import { createHumanCheck } from "./human-check.ts";
import type { LogEntry } from "./log.ts";

afterEach(() => void vi.unstubAllGlobals());

const real = {
  siteKey: "0x4AAA",
  secretKey: "0x4AAA-secret",
  siteOrigin: "https://kindling.example",
};
const passed = {
  success: true,
  "error-codes": [],
  hostname: "kindling.example",
  action: "payment",
};

/** A check whose provider answers like this. */
function answeredWith(answer: () => Response | Promise<Response>) {
  const lines: LogEntry[] = [];
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => answer());
  vi.stubGlobal("fetch", fetched);
  const check = createHumanCheck(real, (_level, entry) => lines.push(entry));
  return { check, lines, fetched };
}

test("A token is checked with our secret at Turnstile", async () => {
  const { check, lines, fetched } = answeredWith(() => Response.json(passed));
  expect(await check.verify("a token", "payment")).toBe("passed");
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect(url).toBe("https://challenges.cloudflare.com/turnstile/v0/siteverify");
  expect(JSON.parse(`${init?.body}`)).toEqual({ secret: "0x4AAA-secret", response: "a token" });
  expect([fetched.mock.calls.length, lines]).toEqual([1, []]);
  expect(check.scriptUrl).toMatch(/^https:\/\/challenges\.cloudflare\.com\/turnstile\/v0\/api\.js/);
});

test.each([
  ["of another site", { ...passed, hostname: "evil.example" }],
  ["of a subdomain of ours", { ...passed, hostname: "www.kindling.example" }],
  ["of another widget", { ...passed, action: "login" }],
  ["of no site", { ...passed, hostname: undefined }],
  ["of no widget", { ...passed, action: undefined }],
  ["that was used before", { success: false, "error-codes": ["timeout-or-duplicate"] }],
  ["that is malformed", { success: false, "error-codes": ["bad-request"] }],
  ["that is forged", { success: false, "error-codes": ["invalid-input-response"] }],
])("A token %s is refused", async (_what, verdict) => {
  const { check, lines } = answeredWith(() => Response.json(verdict));
  expect([await check.verify("a token", "payment"), lines]).toEqual(["refused", []]);
});

test.each([
  ["is down", () => new Response("down", { status: 503 })],
  ["cannot be reached", () => Promise.reject(new TypeError("a message with a token"))],
  ["answers something else", () => Response.json({})],
  [
    "does not know our secret",
    () => Response.json({ success: false, "error-codes": ["invalid-input-secret"] }),
  ],
  ["fails", () => Response.json({ success: false, "error-codes": ["internal-error"] })],
])("Nobody is refused while the provider %s, and it is logged", async (_what, answer) => {
  const { check, lines } = answeredWith(answer);
  expect(await check.verify("a token", "payment")).toBe("unavailable");
  expect(lines).toMatchObject([{ event: "human_check" }]);
  expect(JSON.stringify(lines)).not.toContain("token");
});

test("Sandbox keys use the stand-in, and are refused without one", async () => {
  const keys = { ...real, siteKey: "sandbox", secretKey: "sandbox" };
  const sandbox = { fetch: async () => Response.json(passed) } as unknown as Fetcher;
  vi.stubGlobal("fetch", () => Promise.reject(new Error("The network was used.")));
  const check = createHumanCheck({ ...keys, sandbox }, () => undefined);
  expect([await check.verify("a token", "payment"), check.scriptUrl]).toEqual([
    "passed",
    "/__sandbox/turnstile.js",
  ]);
  expect(() => createHumanCheck(keys, () => undefined)).toThrow("no sandbox is bound");
});
