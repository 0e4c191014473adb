import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const files = readdirSync(new URL("scenes", import.meta.url));

const drawn = files.flatMap((file) =>
  [...read(`scenes/${file}`).matchAll(/<symbol id="([^"]+)" viewBox="0 0 240 160">/g)].map(
    ([, id]) => `${id} ${file.replace(".svg", "")}`,
  ),
);

it("has a drawing for each scene in that scene's sprite", () => {
  const named = [...read("scene.tsx").matchAll(/^ {2}"?([\w-]+)"?: (\w+),$/gm)].map(
    ([, name, sprite]) => `${name} ${sprite}`,
  );
  expect(named.toSorted()).toEqual(drawn.toSorted());
});

it.each(files)("draws %s in the theme's inks only", (file) => {
  const paints = [...read(`scenes/${file}`).matchAll(/(?:fill|stroke)="([^"]+)"/g)];
  const others = paints.filter(
    ([, paint]) => !/^(?:none|var\(--s-(?:calm|bright|deep|ink|light|spark)\))$/.test(paint ?? ""),
  );
  expect(others).toEqual([]);
});
