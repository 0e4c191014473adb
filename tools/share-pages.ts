import { accentColours, colours } from "../app/design/palette.ts";
import { ARCHETYPES, type Archetype } from "../app/domain/archetypes.ts";
import { archetypeNames } from "../app/funnels/dating-quiz/content/archetype-names.ts";
import {
  CARD_SIZES,
  type CardShape,
  card,
  cardPath,
  quizMeta,
} from "../app/funnels/dating-quiz/content/share.ts";
import { writeSign } from "./sign-sprite.ts";

/** HTML pages that are rendered to the pictures of the dating patterns. Flat colours keep the PNGs small. */

type Frame = {
  readonly name: string;
  readonly fontFace: string;
  readonly markSvg: string;
  /** Null before there is a site. */
  readonly siteOrigin: string | null;
};

const sizes = {
  portrait: { padding: 84, disc: 470, top: 150, title: 124, text: 50, small: 36 },
  story: { padding: 96, disc: 600, top: 300, title: 132, text: 56, small: 40 },
  link: { padding: 66, disc: 400, top: 115, title: 88, text: 38, small: 28 },
} as const;

/** A pattern with its sign. None of its words are about a person. */
function writeSharePage(archetype: Archetype, shape: CardShape, frame: Frame): string {
  const { title, subtitle, accent } = archetypeNames[archetype];
  const { fill, onFill, onNight } = accentColours[accent];
  const { padding, disc, top, title: titleSize, text, small } = sizes[shape];
  const isWide = shape === "link";
  // A posted link shows its address anyway.
  const address = isWide || !frame.siteOrigin ? "" : new URL(quizMeta.path, frame.siteOrigin).href;
  const middle = isWide ? CARD_SIZES.link.width - padding - disc / 2 : CARD_SIZES[shape].width / 2;
  return `
<!doctype html>
<style>
  ${frame.fontFace}
  body {
    position: relative; box-sizing: border-box; height: 100vh; margin: 0; padding: ${padding}px; overflow: hidden;
    display: flex; flex-direction: column; justify-content: ${isWide ? "center" : "flex-end"};
    text-align: ${isWide ? "left" : "center"};
    background: color-mix(in srgb, ${fill} 9%, ${onFill});
    color: ${colours.onNight.light}; font: 540 ${text}px/1.3 Figtree;
  }
  .sign { position: absolute; overflow: visible; left: ${middle - disc / 2}px; top: ${top}px; width: ${disc}px; height: ${disc}px; color: ${onFill}; }
  .words { ${isWide ? `width: ${CARD_SIZES.link.width - 2 * padding - disc - 60}px` : ""} }
  p { margin: 0; text-wrap: balance; }
  h1 { margin: 6px 0 26px; font: 790 ${titleSize}px/1 Figtree; letter-spacing: -0.035em; }
  .subtitle { color: ${onNight}; }
  .question { margin-top: ${isWide ? 34 : 64}px; font-size: ${small}px; }
  .question b { display: block; font-weight: 760; font-size: ${text}px; }
  .question:has(+ .address) { margin-top: 48px; }
  .address { margin: 16px 0 -24px; color: ${onNight}; font-size: ${small}px; }
  .name { position: absolute; top: ${padding - 26}px; left: ${padding - 14}px; display: flex; align-items: center; font: 780 ${small}px Figtree; letter-spacing: -0.03em; }
  .name svg { width: ${small * 1.8}px; height: ${small * 1.8}px; }
</style>
<div class="name">${frame.markSvg}${frame.name}</div>
<svg class="sign" viewBox="-145 -145 290 290">
  <circle r="210" fill="${fill}" opacity="0.1"/><circle r="178" fill="${fill}" opacity="0.14"/>
  <circle r="145" fill="${fill}"/>${writeSign(archetype, "currentColor")}
</svg>
<div class="words">
  <p>${card.opening}</p>
  <h1>${title}</h1>
  <p class="subtitle">${subtitle}</p>
  <p class="question"><b>${card.question}</b>${card.facts.join(" · ")}</p>
  ${address && `<p class="address">${address.replace("https://", "")}</p>`}
</div>`;
}

/** Every picture of a pattern: to post, to show for a day, and for a link. */
export const listSharePages = (frame: Frame) =>
  ARCHETYPES.flatMap((archetype) =>
    (["portrait", "story", "link"] as const).map((shape) => ({
      path: `public${cardPath(archetype, shape)}`,
      ...CARD_SIZES[shape],
      html: writeSharePage(archetype, shape, frame),
    })),
  );
