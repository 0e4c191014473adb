import fc from "fast-check";
import { ARCHETYPES } from "#app/domain/archetypes.ts";
import { ALL_GUIDE_IDS } from "#app/domain/guides.ts";
import {
  downloadPath,
  fileOfGuide,
  fileOfReport,
  LIBRARY_FILE,
  OWN_REPORT_FILE,
  SOLD_FILES,
  type SoldFile,
} from "#app/domain/purchase/download.ts";
import { courses } from "#app/funnels/life-assessment/content/courses/courses.ts";
import { lessonPath } from "#app/funnels/life-assessment/rules/courses.ts";
import { paths, uuidOf } from "../../tests/fixtures/any-paths.ts";
import { ask, ORIGIN, postForm } from "../../tests/fixtures/web-worker.ts";
import { consoleLines, describe, expect, test } from "../../tests/setup/test.ts";
import { readPath } from "./read-path.ts";

const read = (path: string) => readPath(new URL(`${ORIGIN}${path}`));

const files: SoldFile[] = [
  ...Object.values(SOLD_FILES),
  ...ALL_GUIDE_IDS.map(fileOfGuide),
  ...ARCHETYPES.map(fileOfReport),
  LIBRARY_FILE,
  OWN_REPORT_FILE,
];
const lessons = courses.flatMap(({ id, lessons }) =>
  lessons.map((lesson) => lessonPath(id, lesson.id)),
);
const misspelled = ["/API/Waitlist/Signup", "/theme/", "//evil.example"];
const ours = [
  ...paths.filter((path) => !misspelled.includes(path)),
  ...files.map((file) => downloadPath(uuidOf(3), file)),
  ...lessons,
].flatMap((path) => [path, path === "/" ? "/_root.data" : `${path}.data`]);

describe("Each path of ours", () => {
  test("is in its one spelling", () => {
    for (const path of ours) expect(read(path), path).toEqual({ kind: "plain" });
  });

  test("has at most half the length and half the segments that are read", () => {
    const lengths = ours.map((path) => path.length);
    expect(Math.max(...lengths)).toBeGreaterThan(70);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(100);
    expect(Math.max(...ours.map((path) => path.split("/").length - 1))).toBeLessThanOrEqual(6);
  });
});

const ID = uuidOf(3);
const moved: [from: string, to: string][] = [
  ["/checkout/", "/checkout"],
  ["/checkout//", "/checkout"],
  ["//checkout", "/checkout"],
  ["/%63heckout", "/checkout"],
  ["/CheckOut?price=39&x=A%2F/", "/checkout?price=39&x=A%2F/"],
  ["/quiz2//paywall/", "/quiz2/paywall"],
  ["/%71uiz1?token=%63A", "/quiz1?token=%63A"],
  [`/downloads//${ID.toUpperCase()}/Guide.pdf`, `/downloads/${ID}/guide.pdf`],
  ["/API/Waitlist/Count", "/api/waitlist/count"],
  ["/quiz1.DATA", "/quiz1.data"],
  ["/%5F_manifest?p=/x", "/__manifest?p=/x"],
  ["//", "/"],
  ["//?joined", "/?joined"],
  ["/healthz/", "/healthz"],
  // Nothing here leads to another site.
  ["//evil.example", "/evil.example"],
  ["///evil.example/", "/evil.example"],
  ["/\\evil.example", "/evil.example"],
  ["/\\/evil.example?x", "/evil.example?x"],
  ["/.//evil.example", "/evil.example"],
  ["/x/..//evil.example", "/evil.example"],
  ["/%2e//evil.example", "/evil.example"],
];
const unknown = [
  "/%2f%2fevil.example",
  "/%2Fevil.example",
  "/%5cevil.example",
  "/%5C%5Cevil.example",
  "//%5cevil.example",
  "/checkout%2f",
  "/checkout%20",
  "/checkout;x=1",
  "/checkout%3Bx",
  "/checkout%00",
  "/%2563heckout",
  "/%2%65/%2%65",
  "/%",
  "/%E0%A4%A",
  "/chec%E2%84%AAout",
  "/caf%C3%A9",
  "/https:/evil.example",
  "/user@evil.example",
  `/${"a".repeat(200)}`,
  "/a".repeat(13),
  "/".repeat(201),
  `/__manifest?p=${"/a".repeat(13)}`,
  `/__manifest?p=${"%2Fa".repeat(13)}`,
  `/__manifest?${"p=a&".repeat(13)}`,
  `/__manifest?p=/${"a".repeat(200)}`,
];

describe("Another spelling of a path leads to the one", () => {
  test.each(moved)("%s → %s", async (from, to) => {
    const answer = await ask(from);
    expect([answer.status, answer.headers.get("Location")]).toEqual([308, to]);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect(answer.headers.has("Set-Cookie")).toBe(false);
    expect(answer.headers.get("Content-Security-Policy")).toBeNull();
  });

  test("before its method, its origin or its limit is looked at", async () => {
    const foreign = { headers: { "Sec-Fetch-Site": "cross-site" } };
    const answers = [
      await ask("/Theme", { method: "DELETE" }),
      await ask("/theme/", { method: "HEAD" }),
      await postForm("/theme/", { theme: "dark" }),
      await postForm("//theme", { theme: "dark" }, foreign),
    ];
    for (const { status, headers } of answers) {
      expect([status, headers.get("Location")]).toEqual([308, "/theme"]);
    }
    expect((await postForm("/theme", { theme: "dark" }, foreign)).status).toBe(403);
  });
});

describe("A path that cannot be ours is not found", () => {
  test.each(unknown)("%s", async (path) => {
    expect(read(path)).toEqual({ kind: "unknown" });
    const answer = await ask(path);
    expect([answer.status, answer.headers.get("Location")]).toEqual([404, null]);
    expect(await answer.text()).toMatch(/<h1[^>]*>404 Page Not Found<\/h1>/);
  });

  test("as JSON if a call was meant", async () => {
    const answer = await ask(`/api/${"x/".repeat(5_000)}`);
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: "not_found" }]);
  });

  test("and its log line is short", async () => {
    await ask("/a".repeat(5_000));
    expect(consoleLines().at(-1)?.length).toBeLessThan(300);
  });
});

test("A redirect leads to a path of ours in its one spelling, never to another site or back", () => {
  const part = fc.oneof(
    fc.string({ maxLength: 8 }),
    fc.constantFrom("/", "//", "\\", "%2f", "%5C", "%2e", ".", "..", "%63", "A", "%", "@", ":"),
  );
  const path = fc.array(part, { maxLength: 8 }).map((parts) => `/${parts.join("")}`);
  fc.assert(
    fc.property(path, (given) => {
      fc.pre(URL.canParse(`${ORIGIN}${given}`));
      const asked = new URL(`${ORIGIN}${given}`);
      const found = readPath(asked);
      if (found.kind !== "misspelled") return;
      expect(found.path).not.toBe(asked.pathname);
      const next = new URL(found.path, asked);
      expect([next.origin, next.pathname]).toEqual([ORIGIN, found.path]);
      expect(readPath(next)).toEqual({ kind: "plain" });
    }),
    { numRuns: 2_000 },
  );
});
