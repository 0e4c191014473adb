import { expect, test } from "vitest";
import { BANK_VERSIONS, shownIn } from "../report/statements-of.ts";
import { readPageSeconds } from "./page-seconds.ts";

const STARTED = 1_000_000;

test.each(BANK_VERSIONS)(
  "Seconds lie between the saves of two pages, in the order of %s",
  (version) => {
    const saved = new Map(
      shownIn(version).map(({ id }, at) => [
        Number(id.slice(1)),
        STARTED + 15_000 * (Math.floor(at / 5) + 1),
      ]),
    );
    expect(readPageSeconds({ startedAt: STARTED, savedAt: saved }, version)).toEqual(
      Array.from({ length: 20 }, () => 15),
    );
    // The first statement of the third page was changed after the sixth; the fifth was left after a break.
    const shown = shownIn(version).map(({ id }) => Number(id.slice(1)));
    saved.set(shown[10] ?? 0, STARTED + 92_000);
    for (const number of shown.slice(20)) saved.set(number, (saved.get(number) ?? 0) + 700_000);
    const seconds = readPageSeconds({ startedAt: STARTED, savedAt: saved }, version);
    expect(seconds.slice(0, 6)).toEqual([15, 15, 62, null, null, 15]);
  },
);

test("What was never saved has no time", () => {
  const seconds = readPageSeconds(
    { startedAt: STARTED, savedAt: new Map() },
    BANK_VERSIONS[0] ?? "2026-12",
  );
  expect(seconds).toEqual(Array.from({ length: 20 }, () => null));
});
