import fc from "fast-check";
import { expect, test } from "vitest";
import { readRange } from "./byte-range.ts";

const size = fc.nat({ max: 300 });
const place = fc.nat({ max: 400 });
const bytesOf = (length: number) => Array.from({ length }, (_, at) => at);

/** Returns the bytes sent for this header. */
function take(header: string, length: number): number[] {
  const range = readRange(header, length);
  if (range === "unsatisfiable") return [];
  if (range === "whole") throw new Error(`${header} was not understood.`);
  expect(range.length).toBeGreaterThan(0);
  return bytesOf(length).slice(range.offset, range.offset + range.length);
}

test("P19 A range has the bytes that it names, as far as the file has them", () => {
  fc.assert(
    fc.property(size, place, place, (length, one, other) => {
      const first = Math.min(one, other);
      const last = Math.max(one, other);
      const bytes = bytesOf(length);
      expect(take(`bytes=${first}-${last}`, length)).toEqual(bytes.slice(first, last + 1));
      expect(take(`bytes=${first}-`, length)).toEqual(bytes.slice(first));
      expect(take(`bytes=-${last}`, length)).toEqual(last === 0 ? [] : bytes.slice(-last));
    }),
  );
});

test("P19 For any header, a range is within the file and not empty", () => {
  const header = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom(..."bytes=-, 0123456789.eE+") }),
    fc.tuple(fc.bigInt(), fc.bigInt()).map(([first, last]) => `bytes=${first}-${last}`),
  );
  fc.assert(
    fc.property(fc.option(header), size, (text, length) => {
      const range = readRange(text, length);
      if (typeof range === "string") return;
      expect(Number.isSafeInteger(range.offset) && range.offset >= 0).toBe(true);
      expect(Number.isSafeInteger(range.length) && range.length >= 1).toBe(true);
      expect(range.offset + range.length).toBeLessThanOrEqual(length);
    }),
  );
});

test.for([
  ["bytes=0-0", { offset: 0, length: 1 }],
  ["BYTES= 5-9 ", { offset: 5, length: 5 }],
  ["bytes=90-99999999999999999999", { offset: 90, length: 10 }],
  ["bytes=-99999999999999999999", { offset: 0, length: 100 }],
  ["bytes=100-", "unsatisfiable"],
  ["bytes=99999999999999999999-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=9-5", "whole"],
  ["bytes=0-1,4-5", "whole"],
  ["bytes=-", "whole"],
  ["bytes=", "whole"],
  ["bytes", "whole"],
  ["bytes=0x1-2", "whole"],
  ["bytes=+1-2", "whole"],
  ["items=0-1", "whole"],
  ["", "whole"],
] as const)("Of 100 bytes, %s is %o", ([header, range]) => {
  expect(readRange(header, 100)).toEqual(range);
});
