import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { bodyInChunks, endlessBody } from "../../../tests/fixtures/bodies.ts";
import { AppError } from "../app-error.ts";
import { BODY_LIMIT, parseInput, readForm, readJson } from "./read.ts";

const JSON_TYPE = "application/json";
const FORM_TYPE = "application/x-www-form-urlencoded";
const encoder = new TextEncoder();

const post = (body: BodyInit | null, type: string | null = JSON_TYPE, more: HeadersInit = {}) => {
  const headers = new Headers(more);
  if (type !== null) headers.set("Content-Type", type);
  const request = new Request("https://kindling.example/api/x", { method: "POST", body, headers });
  if (type === null) request.headers.delete("Content-Type");
  return request;
};
const Word = z.strictObject({ word: z.string() });
const jsonOfSize = (bytes: number): string => `{"word":"${"w".repeat(bytes - 11)}"}`;

/** Returns the AppError that a promise rejects with; anything else fails the test. */
async function refusalOf(promise: Promise<unknown>): Promise<AppError> {
  const error = await promise.then(
    () => "was not refused",
    (thrown: unknown) => thrown,
  );
  if (error instanceof AppError) return error;
  throw error;
}

describe("Only the expected media type is read", () => {
  test.each([JSON_TYPE, "application/json; charset=utf-8", "Application/JSON ;charset=UTF-8"])(
    "JSON as %s",
    async (type) => {
      expect(await readJson(post('{"word":"yes"}', type), Word)).toEqual({ word: "yes" });
    },
  );

  test.each([FORM_TYPE, "Application/X-WWW-Form-Urlencoded; charset=UTF-8"])(
    "a form as %s",
    async (type) => {
      expect(await readForm(post("word=yes", type))).toEqual({ word: "yes" });
    },
  );

  test.each([
    null,
    "",
    "text/plain",
    "text/plain; application/json",
    "application/jsonp",
    "application/merge-patch+json",
    "multipart/form-data; boundary=x",
    FORM_TYPE,
  ])("JSON as %s is refused unread", async (type) => {
    const { body, taken } = endlessBody(encoder.encode("x"));
    const error = await refusalOf(readJson(post(body, type), Word));
    expect([error.status, error.message]).toEqual([415, "Send this as application/json."]);
    expect(taken.bytes).toBeLessThanOrEqual(1);
  });

  test.each([null, JSON_TYPE, "text/plain", "multipart/form-data; boundary=x"])(
    "a form as %s is refused",
    async (type) => {
      expect((await refusalOf(readForm(post("word=yes", type)))).status).toBe(415);
    },
  );
});

describe("A body that is too large is cancelled while it is read", () => {
  test.each([
    ["JSON", JSON_TYPE, (request: Request) => readJson(request, Word)],
    ["a form", FORM_TYPE, (request: Request) => readForm(request)],
  ])("an endless one sent as %s", async (_what, type, read) => {
    const { body, taken } = endlessBody(encoder.encode("x".repeat(1_000)));
    const error = await refusalOf(read(post(body, type)));
    expect([error.status, error.message]).toEqual([
      413,
      "The request body is larger than 4096 bytes.",
    ]);
    expect(taken.isCanceled).toBe(true);
    expect(taken.bytes).toBeLessThanOrEqual(BODY_LIMIT.default + 2_000);
  });

  test("one that claims to be small", async () => {
    const { body } = endlessBody(encoder.encode("x".repeat(1_000)));
    const error = await refusalOf(readJson(post(body, JSON_TYPE, { "Content-Length": "2" }), Word));
    expect(error.status).toBe(413);
  });

  test("one whose sender cannot be stopped", async () => {
    const body = new ReadableStream({
      pull: (controller) => controller.enqueue(encoder.encode("x".repeat(5_000))),
      cancel: () => Promise.reject(new Error("no")),
    });
    expect((await refusalOf(readJson(post(body), Word))).status).toBe(413);
  });

  test.each([
    [4_096, undefined],
    [65_536, BODY_LIMIT.answers],
    [20, 20],
  ])("%d bytes are within the limit, one more is not", async (size, limit) => {
    expect((await readJson(post(jsonOfSize(size)), Word, limit)).word).toHaveLength(size - 11);
    const error = await refusalOf(readJson(post(jsonOfSize(size + 1)), Word, limit));
    expect(error.status).toBe(413);
  });

  test("Bytes count, not characters", async () => {
    const body = JSON.stringify({ word: "é".repeat(2_050) });
    expect(body.length).toBeLessThan(4_096);
    expect((await refusalOf(readJson(post(body), Word))).status).toBe(413);
  });
});

describe("A body that is not JSON is refused with 400", () => {
  test.each([null, "", " ", "{", "{word:1}", "{'word':'x'}", '{"word":"x"}x', "undefined", "NaN"])(
    "%j",
    async (body) => {
      const error = await refusalOf(readJson(post(body), Word));
      expect([error.status, error.message]).toEqual([400, "The request body is not valid JSON."]);
      expect(error.issues).toBeUndefined();
    },
  );

  test.each(["null", "true", "7", '"word"', "[]", '[{"word":"x"}]'])(
    "JSON that is not an object has an issue: %s",
    async (body) => {
      const error = await refusalOf(readJson(post(body), Word));
      expect([error.status, error.issues?.length]).toEqual([400, 1]);
    },
  );
});

test("Invalid UTF-8 becomes replacement characters, and does not crash", async () => {
  const bytes = new Uint8Array([
    ...encoder.encode('{"word":"'),
    0xff,
    0xc3,
    ...encoder.encode('"}'),
  ]);
  expect(await readJson(post(bytes), Word)).toEqual({ word: "\uFFFD\uFFFD" });
});

test("Characters arrive whole, wherever the network cuts them", async () => {
  const text = fc.string({ unit: "grapheme", maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(text, fc.array(fc.integer({ min: 1, max: 5 })), async (word, sizes) => {
      let bytes = encoder.encode(JSON.stringify({ word }));
      const chunks = sizes.map((size) => {
        const chunk = bytes.slice(0, size);
        bytes = bytes.slice(size);
        return chunk;
      });
      const body = bodyInChunks([...chunks, bytes].filter((chunk) => chunk.byteLength > 0));
      expect(await readJson(post(body), Word)).toEqual({ word });
    }),
  );
});

test("The last value of a repeated field counts", async () => {
  const fields = await readForm(post("word=first&other=%C3%A9+%26&word=last", FORM_TYPE));
  expect(fields).toEqual({ word: "last", other: "é &" });
});

test.each([null, ""])("An empty form has no fields (%j)", async (body) => {
  expect(await readForm(post(body, FORM_TYPE))).toEqual({});
});

describe("Invalid input is refused with all its issues", () => {
  const Signup = z.strictObject({
    email: z.string("Email is required"),
    inner: z.strictObject({ list: z.array(z.number("Not a number")) }),
  });
  const issuesOf = (value: unknown) => {
    try {
      return parseInput(Signup, value);
    } catch (error) {
      return error instanceof AppError ? [error.status, error.message, error.issues] : error;
    }
  };

  test("the first issue is the message, and paths lead to the fields", () => {
    expect(issuesOf({ inner: { list: [1, "2"] } })).toEqual([
      400,
      "Email is required",
      [
        { path: "email", message: "Email is required" },
        { path: "inner.list.1", message: "Not a number" },
      ],
    ]);
  });

  test.each(["extra", "__proto__", "constructor", "toString"])("the unknown key %s", (key) => {
    const good = '"email":"a","inner":{"list":[]}';
    expect(issuesOf(JSON.parse(`{${good}}`))).toEqual({ email: "a", inner: { list: [] } });
    expect(issuesOf(JSON.parse(`{${good},"${key}":1}`))).toMatchObject([400, {}, [{ path: "" }]]);
  });

  test("an unknown key is not quoted, because a person may have typed it", () => {
    const refusal = issuesOf({ email: "a", inner: { list: [], "ada@marked.test": 1 }, marked: 2 });
    expect(refusal).toMatchObject([400, "Unknown field", [{ path: "inner" }, { path: "" }]]);
    expect(JSON.stringify(refusal)).not.toContain("marked");
  });
});
