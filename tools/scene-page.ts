import { readFileSync } from "node:fs";
import { join } from "node:path";
import { accentColours } from "../app/design/palette.ts";
import { root } from "./tool.ts";

type AccentName = keyof typeof accentColours;

/** One drawing of a sprite, as an SVG of its own. */
export function readScene(sprite: string, name: string): string {
  const path = `app/design/scenes/${sprite}.svg`;
  const symbol = new RegExp(`<symbol id="${name}"([^]*?)</symbol>`).exec(
    readFileSync(join(root, path), "utf8"),
  );
  if (!symbol) throw new Error(`There is no "${name}" in ${path}.`);
  return `<svg xmlns="http://www.w3.org/2000/svg"${symbol[1]}</svg>`;
}

/** A scene that fills its window, in the dark inks of `app/design/scene.css.ts`. */
export function writeScenePage(scene: string, accent: AccentName): string {
  const { fill, onFill, text, soft } = accentColours[accent];
  return `
<!doctype html>
<style>
  :root {
    --s-calm: color-mix(in oklab, ${fill} 44%, ${soft.dark});
    --s-bright: ${fill};
    --s-deep: color-mix(in oklab, ${onFill} 75%, ${soft.dark});
    --s-ink: ${text.dark};
    --s-light: #fff8ef;
    --s-spark: #ffc94d;
  }
  body { margin: 0; background: ${soft.dark}; }
  svg { display: block; width: 100vw; height: 100vh; }
</style>
${scene}`;
}
