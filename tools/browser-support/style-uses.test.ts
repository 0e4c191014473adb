import { expect, test } from "vitest";
import { findStyleUses } from "./style-uses.ts";

const refused: [path: string, css: string][] = [
  ["css.types.color.light-dark", "a{color:light-dark(red,blue)}"],
  ["css.types.color.light-dark", ":root{color:red;--ink:light-dark(red,blue)}"],
  ["css.types.color.light-dark", "a{color:red;color:light-dark(var(--a),blue)}"],
  ["css.types.color.light-dark", "a{color:light-dark(red,blue);color:red}"],
  ["css.types.color.light-dark", "a{background:red;color:light-dark(red,blue)}"],
  ["css.types.color.light-dark", "@supports (display:grid){a{color:light-dark(red,blue)}}"],
  [
    "css.types.color.light-dark",
    "@supports (color:light-dark(red,red)){}a{color:light-dark(red,blue)}",
  ],
  ["css.properties.text-wrap.pretty", "a{text-wrap:pretty}"],
  ["css.properties.user-select", "a{user-select:none}"],
  ["css.properties.anchor-name", "a{anchor-name:--b}"],
  ["css.at-rules.starting-style", "@starting-style{a{top:0}}"],
  ["css.at-rules.font-face.size-adjust", "@font-face{font-family:b;size-adjust:90%}"],
  ["css.at-rules.media.scripting", "@media (scripting:none){a{top:0}}"],
  ["css.selectors.details-content", "details::details-content{top:0}"],
  ["css.selectors.open", "details:open{top:0}"],
];

const accepted: string[] = [
  "a{color:red;color:light-dark(red,blue)}",
  "a{color:red}@supports (color:light-dark(red,red)){a{color:light-dark(red,blue)}}",
  "a{-webkit-user-select:none;user-select:none}",
  "a:has(b){color:color-mix(in oklab,red,blue);height:100dvh;translate:0 1px}",
  "progress::-moz-progress-bar{inset:0}",
  "a{accent-color:red;--light:initial;--dark: ;--ink:var(--light,red) var(--dark,blue)}",
];

test.each(refused)("refuses %s: %s", (path, css) => {
  expect(findStyleUses("a.css", css).map((use) => use.path)).toContain(path);
});

test.each(accepted)("accepts: %s", (css) => {
  expect(findStyleUses("a.css", css)).toEqual([]);
});

test("reports the line", () => {
  expect(findStyleUses("a.css", "a{}\n\nb{\n  anchor-name: --b;\n}")).toEqual([
    { path: "css.properties.anchor-name", file: "a.css", line: 4 },
  ]);
});
