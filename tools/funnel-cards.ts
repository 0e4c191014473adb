import { accentColours, areaColours, colours } from "../app/design/palette.ts";
import { ARCHETYPES } from "../app/domain/archetypes.ts";
import { AREAS } from "../app/domain/life-areas.ts";
import { archetypeNames } from "../app/funnels/dating-quiz/content/archetype-names.ts";
import { landing as quiz } from "../app/funnels/dating-quiz/content/begin-texts.ts";
import { hero as audit } from "../app/funnels/life-assessment/content/landing.ts";
import { hero as toolkit } from "../app/funnels/perfectionism/content/sales-page.ts";

const draw = (viewBox: string, drawing: string): string =>
  `<svg class="picture" viewBox="${viewBox}">${drawing}</svg>`;
const turned = (index: number, drawing: string): string =>
  `<g transform="rotate(${index * 72})">${drawing}</g>`;

const rosette = draw(
  "-94 -94 188 188",
  ARCHETYPES.map((archetype, index) => {
    const { color } = archetypeNames[archetype];
    const ring = `<circle cy="-38" r="52" fill="${color}" fill-opacity="0.22" stroke="${color}" stroke-width="2.5"/>`;
    return turned(index, ring);
  }).join(""),
);

// The petal of app/funnels/life-assessment/screens/flower/area-flower.tsx, which Node cannot import.
const PETAL = "M0 0C-34-26-44-74 0-120C44-74 34-26 0 0Z";
/** An invented shape, nobody's in particular. */
const REACH = [0.92, 0.74, 0.6, 0.84, 0.7];

const flower = draw(
  "-130 -130 260 260",
  AREAS.map((area, index) => {
    const { fill } = areaColours[area];
    const petal = `<path d="${PETAL}" fill="${fill}" transform="scale(${REACH[index]})"/>`;
    return turned(index, `<path d="${PETAL}" fill="${fill}" opacity="0.16"/>${petal}`);
  }).join(""),
);

/** Drafts, and on top of them the one that was sent. */
const sheets = draw(
  "-130 -130 260 260",
  [-16, -6, 7]
    .map((angle, index) => {
      const isSent = index === 2;
      const fill = isSent ? accentColours.iris.fill : colours.nightRaised.dark;
      const lines = [-52, -30, -8].map(
        (y) =>
          `<path d="M-44 ${y}H${y === -8 ? 4 : 44}" stroke="${isSent ? accentColours.iris.onFill : colours.onNightSoft.dark}" stroke-width="7" stroke-linecap="round" opacity="0.55"/>`,
      );
      const tick = isSent
        ? `<path d="M-22 46l16 16 34-36" fill="none" stroke="${accentColours.iris.onFill}" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"/>`
        : "";
      const sheet = `<rect x="-72" y="-96" width="144" height="192" rx="14" fill="${fill}" stroke="${colours.night.light}" stroke-width="5"/>`;
      return `<g transform="rotate(${angle}) translate(${(index - 1) * 22} 0)">${sheet}${lines.join("")}${tick}</g>`;
    })
    .join(""),
);

/** The picture that a link to each funnel is posted with. */
export const FUNNEL_CARDS = [
  {
    path: "/share/quiz1.png",
    title: quiz.title,
    line: quiz.facts.join(" · "),
    picture: rosette,
  },
  {
    path: "/share/quiz2.png",
    title: audit.title,
    line: audit.figures.map(({ value, unit }) => `${value} ${unit}`).join(" · "),
    picture: flower,
  },
  {
    path: "/share/perfectionism.png",
    title: toolkit.title.join(" "),
    line: toolkit.facts("").slice(0, 2).join(" · "),
    picture: sheets,
  },
] as const;
