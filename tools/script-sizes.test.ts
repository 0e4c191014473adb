import { expect, test } from "vitest";
import { judgePages, type Script } from "./script-sizes.ts";

const scripts: Readonly<Record<string, Script>> = {
  entry: { bytes: 50_000, imports: ["vendor"] },
  vendor: { bytes: 30_000, imports: [] },
  route: { bytes: 8_980, imports: ["vendor", "entry"] },
};
const find = (path: string) => scripts[path] ?? { bytes: 0, imports: [] };
const page = { name: "landing", limit: 90_000, loads: ["entry", "route"] };

test("a page at its limit passes, and each file counts once, with its headers", () => {
  expect(judgePages([page], find)).toEqual([]);
});

test("one more file is refused, however small", () => {
  expect(judgePages([{ ...page, loads: [...page.loads, "empty"] }], find)).toEqual([
    "landing loads 90340 bytes of script in 4 files, at most 90000",
  ]);
});
