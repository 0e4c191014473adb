import { expect, test } from "vitest";
import { isPartOfSame, judgePreconditions } from "./preconditions.ts";

const ETAG = '"abc"';

test.for<[Record<string, string>, ReturnType<typeof judgePreconditions>]>([
  [{}, "send"],
  [{ "If-None-Match": '"abc"' }, "known"],
  [{ "If-None-Match": 'W/"abc"' }, "known"],
  [{ "If-None-Match": '"x", W/"y", "abc"' }, "known"],
  [{ "If-None-Match": "*" }, "known"],
  [{ "If-None-Match": '"ab", "c", "abcd"' }, "send"],
  [{ "If-None-Match": "abc" }, "send"],
  [{ "If-Match": '"abc"' }, "send"],
  [{ "If-Match": '"x", "abc"' }, "send"],
  [{ "If-Match": "*" }, "send"],
  [{ "If-Match": 'W/"abc"' }, "changed"],
  [{ "If-Match": '"x"' }, "changed"],
  [{ "If-Match": "" }, "changed"],
  [{ "If-Match": '"x"', "If-None-Match": '"abc"' }, "changed"],
  [{ "If-Match": '"abc"', "If-None-Match": '"abc"' }, "known"],
])("%o: %s", ([headers, judgement]) => {
  expect(judgePreconditions(new Headers(headers), ETAG)).toBe(judgement);
});

test.for([
  [undefined, true],
  ['"abc"', true],
  ['W/"abc"', false],
  ['"x"', false],
  ["Sun, 22 Nov 2026 00:00:00 GMT", false],
] as const)("Whether a part is sent for If-Range %s: %s", ([validator, isSame]) => {
  const headers = new Headers(validator === undefined ? {} : { "If-Range": validator });
  expect(isPartOfSame(headers, ETAG)).toBe(isSame);
});
