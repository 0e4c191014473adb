/// <reference types="vite/types/importMeta.d.ts" />

import { env } from "cloudflare:workers";
import { hours } from "#app/domain/duration.ts";
import { LEGAL_PATHS } from "#app/domain/legal-paths.ts";
import { heldStripe, type Measured, measureLevels } from "../../tests/fixtures/call-levels.ts";
import { routes as changes } from "../../tests/fixtures/changing-routes.ts";
import { START } from "../../tests/fixtures/frozen-time.ts";
import { type Asked, bought, mailed, paid, pressed } from "../../tests/fixtures/level-cases.ts";
import { LEVELS } from "../../tests/fixtures/levels.ts";
import { findUnasked } from "../../tests/fixtures/route-files.ts";
import { openWorld } from "../../tests/fixtures/stripe-world.ts";
import { ask } from "../../tests/fixtures/web-worker.ts";
import { afterAll, beforeEach, describe, expect, test, vi } from "../../tests/setup/test.ts";

// The worker reads its environment at startup, so a second one is started. `vi.resetModules` would break the Durable
// Object that is shared with the other test files.
const sandbox = env.STRIPE_SANDBOX;
const entry = "../../build/server/index.js?held";
Object.assign(env, { STRIPE_SANDBOX: heldStripe });
const { default: worker } = await import(/* @vite-ignore */ entry);
Object.assign(env, { STRIPE_SANDBOX: sandbox });
afterAll(() => void vi.useRealTimers());

let turn = 0;
beforeEach(async () => {
  // Late enough for everything that the worker caches for a while to have expired.
  turn += 1;
  vi.useFakeTimers({ toFake: ["Date"], now: START + turn * hours(2) });
  await openWorld();
});

/** Opened by a browser that has nothing yet. */
const OPEN = [
  "/",
  "/?joined",
  "/?confirm",
  "/quiz1",
  "/quiz2",
  "/quiz2/start",
  "/quiz2/paywall",
  "/quiz2/mini",
  "/quiz2/thank-you",
  "/quiz2/results",
  "/quiz2/history",
  "/quiz2/manage",
  "/quiz2/mini/none",
  "/quiz2/mailed",
  "/quiz2/courses",
  "/quiz2/courses/foundation",
  "/perfectionism",
  "/checkout",
  "/success",
  "/library",
  "/downloads",
  "/read/ten-of-them",
  "/read/a-tired-week",
  "/help",
  ...Object.values(LEGAL_PATHS),
  "/withdraw",
  "/your-data",
  "/review",
  "/api/waitlist/count",
  "/api/x",
  "/nowhere",
  "/robots.txt",
  "/sitemap.xml",
  "/site.webmanifest",
];

const cases: Readonly<Record<string, () => Promise<Asked>>> = {
  ...Object.fromEntries(OPEN.map((path) => [path, async () => ({ path })])),
  ...Object.fromEntries(
    changes.map(({ name, type, prepare }) => [
      `POST ${name}`,
      async () => ({ ...(await prepare()), type }),
    ]),
  ),
  ...bought,
  ...mailed,
  ...paid,
  ...pressed,
};

const levelsOf = ({ status, first, rest, after }: Measured): string =>
  [status < 400 ? "" : String(status), first, rest && `… ${rest}`, after && `> ${after}`]
    .filter(Boolean)
    .join(" ");

function measure({ path, cookie = "", type, body }: Asked): Promise<Measured> {
  const headers = new Headers(cookie ? { Cookie: cookie } : {});
  if (type !== undefined) headers.set("Sec-Fetch-Site", "same-origin");
  if (type) headers.set("Content-Type", type);
  const init = type === undefined ? {} : { method: "POST", body: body || null };
  return measureLevels(() => ask(path, { ...init, headers, worker }));
}

const routeFiles = import.meta.glob<string>("../../app/routes/*.{ts,tsx}", {
  eager: true,
  import: "default",
  query: "?raw",
});

test("Every route is measured, and each that accepts a POST is measured with one", () => {
  const names = Object.keys(cases);
  const pathOf = (name: string) => name.replace(/^POST |[ ,:].*$/g, "").replace(/[{}]/g, "");
  const files = Object.keys(routeFiles);
  // Read-only calls export an action, too, which refuses.
  const isChanging = /\bPOST: |\baction = |function action/;
  const changing = files.filter((file) => isChanging.test(routeFiles[file] ?? ""));
  const posted = names.filter((name) => name.startsWith("POST "));
  expect([files.length > 50, changing.length > 25]).toEqual([true, true]);
  expect(findUnasked(files, names.map(pathOf))).toEqual([]);
  expect(findUnasked(changing, posted.map(pathOf))).toEqual([]);
  expect(Object.keys(LEVELS).filter((name) => !names.includes(name))).toEqual([]);
});

describe("A visitor waits for no more round trips in sequence than recorded for", () => {
  test.each(Object.keys(cases))("%s", async (name) => {
    const prepared = await cases[name]?.();
    if (prepared === undefined) throw new Error(`No case ${name}`);
    expect(levelsOf(await measure(prepared))).toBe(LEVELS[name] ?? "");
  });
});
