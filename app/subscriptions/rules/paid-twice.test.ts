import { describe, expect, test } from "vitest";
import { judgePeers } from "./paid-twice.ts";

const main = { id: "sub_b", createdAt: 2_000 };
const older = { id: "sub_z", createdAt: 1_000 };
const newer = { id: "sub_a", createdAt: 3_000 };

describe("P06 Of the subscriptions of one person", () => {
  test.each([
    ["the only one stays", [], null, []],
    ["the first one stays", [newer], null, [newer]],
    ["a later one is covered by the first", [newer, older], older, []],
    ["the id decides in the same second", [{ ...newer, createdAt: 2_000 }], "sub_a", []],
  ])("%s", (_, peers, cover, later) => {
    const found = judgePeers(main, peers);
    if (typeof cover === "string") expect(found.cover?.id).toBe(cover);
    else expect(found.cover).toBe(cover);
    expect(found.later).toEqual(later);
  });

  test("exactly one is the first, whichever of them is judged", () => {
    const all = [main, older, newer, { id: "sub_c", createdAt: 1_000 }];
    const covers = all.map(
      (one) =>
        judgePeers(
          one,
          all.filter((other) => other !== one),
        ).cover,
    );
    expect(covers.map((cover) => cover?.id ?? null)).toEqual(["sub_c", "sub_c", "sub_c", null]);
  });
});
