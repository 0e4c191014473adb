import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ARCHETYPES } from "#app/domain/archetypes.ts";
import { root } from "../../../../tools/tool.ts";
import { CARD_SIZES, type CardShape, cardPath, sharedPath } from "../content/share.ts";
import { describeQuiz, readShared } from "./share.ts";

test("A shared link names a pattern and nothing else, and has its picture", () => {
  for (const archetype of ARCHETYPES) {
    const { search, pathname } = new URL(sharedPath(archetype), "https://example.test");
    expect([pathname, search]).toEqual(["/quiz1", `?shared=${archetype}`]);
    expect(readShared(search)).toBe(archetype);
    expect(describeQuiz(search)).toMatchObject({
      path: "/quiz1",
      picture: `/share/${archetype}-link.png`,
    });
  }
});

test("Any other link to the quiz has the quiz's own picture", () => {
  for (const query of ["", "?shared=", "?shared=toString", "?shared=<script>", "?utm_source=x"]) {
    expect(readShared(query)).toBeNull();
    expect(describeQuiz(query).picture).toBe("/share/quiz1.png");
  }
});

test("Every picture to share exists and is small enough to send", () => {
  const shapes = Object.keys(CARD_SIZES) as CardShape[];
  const cards = ARCHETYPES.flatMap((archetype) =>
    shapes.map((shape) => cardPath(archetype, shape)),
  );
  const funnels = ["quiz1", "quiz2", "perfectionism"].map((name) => `/share/${name}.png`);
  for (const path of [...cards, ...funnels]) {
    const file = join(root, "public", path);
    expect(existsSync(file), path).toBe(true);
    expect(statSync(file).size, path).toBeLessThan(80_000);
  }
});
