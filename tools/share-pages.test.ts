import { expect, test } from "vitest";
import { listSharePages } from "./share-pages.ts";

const draw = (siteOrigin: string | null) =>
  listSharePages({ name: "Kindling", fontFace: "", markSvg: "", siteOrigin });

const ofAddress = (siteOrigin: string | null) =>
  draw(siteOrigin)
    .filter(({ html }) => html.includes('<p class="address">kindling.test/quiz1</p>'))
    .map(({ path }) => path);

test("A pattern’s pictures show the quiz’s address, except the one for a link", () => {
  const paths = ofAddress("https://kindling.test");
  expect(paths).toHaveLength(10);
  expect(paths.filter((path) => path.endsWith("-link.png"))).toEqual([]);
});

test("A pattern’s pictures show no address before there is a site", () => {
  expect(draw(null).filter(({ html }) => html.includes('<p class="address">'))).toEqual([]);
});
