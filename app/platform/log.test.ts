import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { AppError } from "./app-error.ts";
import { consoleLog, describeError, describePath } from "./log.ts";

afterEach(() => void vi.restoreAllMocks());

const WORDS = new Set(["", "api", "quiz2", "results", "waitlist", "signup", "mini", "thank-you"]);

describe("A path is reduced to the words of our routes", () => {
  test.each([
    ["/", "/"],
    ["/api/waitlist/signup", "/api/waitlist/signup"],
    ["/quiz2/results.data", "/quiz2/results.data"],
    ["/john.smith", "/*"],
    ["/quiz2/mini/john", "/quiz2/mini/*"],
    ["/api/constructor/toString", "/api/*/*"],
    ["/quiz2/thank-you", "/quiz2/thank-you"],
    ["/api/quiz2/results/0b8f2c1e-9d34-4c56-8f7a-1234567890ab", "/api/quiz2/results/*"],
    ["/quiz2/mini/0b8f2c1e-9d34-4c56-8f7a-1234567890ab", "/quiz2/mini/*"],
    ["/ada@example.test", "/*"],
    ["/ada%40example.test", "/*"],
    ["/api/Ada Lovelace/x", "/api/*/*"],
    ["/../../etc/passwd", "/*/*/*/*"],
    ["/.env", "/*"],
    [`/${"a".repeat(33)}`, "/*"],
    ["/%0d%0aSet-Cookie:x", "/*"],
    ["//evil.example", "//*"],
    ["/quiz2/", "/quiz2/"],
    ["", ""],
  ])("%s → %s", (path, described) => {
    expect(describePath(path, WORDS)).toBe(described);
  });

  test("An address or a secret in a path never shows, wherever it is", () => {
    const word = fc.constantFrom("api", "quiz2", "", "results");
    // A slash splits an address into two segments, and each is judged by itself.
    const address = fc.emailAddress({ size: "small" }).filter((text) => !text.includes("/"));
    const secret = fc
      .uint8Array({ minLength: 32, maxLength: 32 })
      .map((bytes) => Buffer.from(bytes).toString("base64url"));
    const marked = fc.oneof(address, address.map(encodeURIComponent), fc.uuid(), secret);
    fc.assert(
      fc.property(fc.array(word), marked, fc.array(word), (before, mark, after) => {
        const described = describePath(["", ...before, mark, ...after].join("/"), WORDS);
        expect(described).not.toContain(mark);
        expect(described).toMatch(/^[a-z0-9*/]*$/);
      }),
    );
  });
});

describe("An error is reduced to its name and location", () => {
  test("A common error", () => {
    const { errorName, errorAt, code } = describeError(new TypeError("no ada@example.test here"));
    expect(errorName).toBe("TypeError");
    expect(errorAt?.[0]).toContain("log.test.ts");
    expect(errorAt?.length).toBeLessThanOrEqual(6);
    expect(code).toBeUndefined();
  });

  test("An error of ours keeps its code", () => {
    expect(describeError(new AppError("not_found", "No"))).toMatchObject({
      errorName: "AppError",
      code: "not_found",
    });
  });

  test.each([
    ["a string with ada@example.test", "string"],
    [{ email: "ada@example.test" }, "object"],
    [null, "object"],
    [undefined, "undefined"],
    [7, "number"],
  ])("A thrown value that is not an error is reduced to its type: %j", (thrown, errorName) => {
    expect(describeError(thrown)).toEqual({ errorName });
  });

  test("An error without a stack has no location", () => {
    const error = new Error("gone");
    delete error.stack;
    expect(describeError(error)).toEqual({ errorName: "Error", errorAt: [] });
  });

  test("The message is never logged, even if it looks like a stack frame", () => {
    const around = fc.constantFrom("", "\n", "\n    at ", "\n    at run (", "):1:2)", " at ", ": ");
    fc.assert(
      fc.property(around, around, fc.string(), (before, after, noise) => {
        const message = `${noise}${before}ada@marked.test${after}`;
        const cause = new Error(`params: ${message}`);
        for (const error of [new Error(message), new Error(message, { cause })]) {
          const described = describeError(error);
          expect(JSON.stringify(described)).not.toContain("marked");
          expect(described.errorAt?.[0]).toContain("log.test.ts");
        }
      }),
    );
  });

  test("The original message is not logged either after it was changed", () => {
    const error = new Error("\n    at ada@marked.test (query:1:2)");
    error.message = "Failed";
    expect(JSON.stringify(describeError(error))).not.toContain("marked");
  });
});

test.each(["info", "error"] as const)("One entry of level %s is one line of JSON", (level) => {
  const write = vi.spyOn(console, level).mockImplementation(() => {});
  consoleLog(level, { event: "request", requestId: "r1", path: "/\n", status: 200 });
  expect(write.mock.calls).toEqual([
    ['{"event":"request","requestId":"r1","path":"/\\n","status":200}'],
  ]);
});
