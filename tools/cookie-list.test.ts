import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { days } from "#app/domain/duration.ts";
import { pixelCookie } from "#app/domain/pixels.ts";
import { themeCookie } from "#app/domain/theme.ts";
import { LOCAL_KEYS, SESSION_KEYS } from "#app/funnels/shared/screens/browser-storage.ts";
import { ensureVisitor } from "#app/platform/visitor.ts";
import { attemptCookie } from "#app/subscriptions/server/attempt-cookie.ts";
import { cookies, localEntries, sessionEntries } from "../app/privacy/content/cookies.ts";

const namesOf = (stored: readonly { readonly name: string }[]) => stored.map(({ name }) => name);

test("The cookie page lists every key of the browser's storage, and no other", () => {
  expect(namesOf(localEntries).sort()).toEqual([...LOCAL_KEYS].sort());
  expect(namesOf(sessionEntries).sort()).toEqual([...SESSION_KEYS].sort());
});

/** Files that set a cookie, each with what it sets. A file that is missing here fails the next test. */
const SETTERS: Record<string, () => Promise<string> | string> = {
  "app/domain/pixels.ts": () => pixelCookie("rejected"),
  "app/domain/theme.ts": () => themeCookie("dark"),
  "app/platform/visitor.ts": async () => {
    const visitor = await ensureVisitor(new Request("http://localhost:8787/"));
    return visitor.cookieHeader["Set-Cookie"] ?? "";
  },
  "app/subscriptions/server/attempt-cookie.ts": () =>
    attemptCookie("7777abcd-0000-4000-8000-000000000001" as Parameters<typeof attemptCookie>[0]),
};

test("The cookie page lists every cookie that the code sets, with its name and lifetime", async () => {
  const setting = globSync("{app,workers}/**/*.{ts,tsx}")
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => !/\.test\.tsx?$/.test(path) && !path.startsWith("workers/sandbox/"))
    .filter((path) => /max-age=\$|cookieStore|expires=/i.test(readFileSync(path, "utf8")));
  expect(setting.sort()).toEqual(Object.keys(SETTERS).sort());

  const set = await Promise.all(Object.values(SETTERS).map((cookie) => cookie()));
  const found = set.map((cookie) => {
    const [, name, seconds] = /^([\w-]+)=.*Max-Age=(\d+)/.exec(cookie) ?? [];
    return { name, days: (Number(seconds) * 1_000) / days(1) };
  });
  const listed = cookies.map(({ name, days: life }) => ({ name, days: life }));
  expect(found).toHaveLength(listed.length);
  expect(found).toEqual(expect.arrayContaining(listed));
});
