import { type Block, type BlockOf, type Blocks, plain } from "@kindling/press/blocks";
import type { Chapter } from "@kindling/press/book";
import { baselineOf, styles } from "@kindling/press/faces";
import { typeset } from "@kindling/press/manuscript";
import { colours } from "../../app/design/palette.ts";
import { ARCHETYPES, type Archetype, MOST_POINTS } from "../../app/domain/archetypes.ts";
import { archetypes } from "../../app/funnels/dating-quiz/content/archetypes.ts";
import { drawBandRing } from "../dating-guide/art.ts";
import { pairFigure } from "../dating-guide/figures.ts";
import { INKS } from "../dating-guide/inks.ts";
import { drawSign } from "../dating-guide/signs.ts";
import type { Judged } from "./judge-scores.ts";
import { ownWords as words } from "./own-words.ts";
import { type ReportSource, readMeeting } from "./read-report.ts";

/** The chapter that belongs to one order alone: five bars, two patterns, and where they meet. */
export function composeOwnChapter(
  source: ReportSource,
  name: string | null,
  judged: Judged,
): Chapter {
  const { first, second, lead } = judged;
  return {
    id: "your-five-scores",
    title: words.title,
    headings: "above",
    opener: {
      look: "band",
      label: words.printedFor(name),
      subtitle: words.subtitles[lead](titleOf(first), second && titleOf(second)),
      art: drawBandRing,
    },
    blocks: [
      {
        kind: "wide",
        blocks: [
          { kind: "paragraph", look: "lead", text: plain(words.leads[lead]) },
          { kind: "heading", level: 2, text: words.bars.title },
          ...setBars(judged),
          small(words.bars.how),
          ...(judged.isSecondDrawn ? [small(words.bars.secondDrawn)] : []),
          small(words.bars.types),
          ...setMeeting(source, judged),
          { kind: "spare", blocks: [noticed] },
        ],
      },
    ],
  };
}

const titleOf = (archetype: Archetype): string => archetypes[archetype].title;

const small = (text: string): Block => ({ kind: "paragraph", look: "small", text: plain(text) });

const BAR = { height: 31, sign: 11, from: 150, thickness: 9, figure: 62 };
const NAME = styles.subheading;
const POINTS = styles.small;

/** A pattern's sign, name and points in one line, and its bar between them. */
function setBars({ profile }: Judged): Blocks {
  const rows = profile?.rows ?? ARCHETYPES.map((archetype) => ({ archetype, score: 0 }));
  return rows.map(({ archetype, score }): BlockOf<"figure"> => {
    const said = words.bars.points(score);
    return {
      kind: "figure",
      alt: `${titleOf(archetype)}: ${said}`,
      height: BAR.height,
      space: 0,
      draw: (pen, { x, y, width }) => {
        const { fill, onFill } = INKS[archetype];
        const middle = y + BAR.height / 2;
        const spot = { x: x + BAR.sign, y: middle, r: BAR.sign };
        pen.circle(spot.x, spot.y, spot.r, { fill });
        drawSign(pen, archetype, { ...spot, r: BAR.sign * 0.62 }, onFill);
        const top = middle - NAME.leading / 2;
        pen.text(titleOf(archetype), x + 2 * BAR.sign + 9, top + baselineOf(NAME), NAME);
        pen.text(
          said,
          x + width - pen.measure(said, POINTS),
          middle - POINTS.leading / 2 + baselineOf(POINTS),
          POINTS,
        );
        const track = {
          x: x + BAR.from,
          y: middle - BAR.thickness / 2,
          width: width - BAR.from - BAR.figure,
          height: BAR.thickness,
        };
        const radius = BAR.thickness / 2;
        pen.box(track, { fill: colours.line.light }, radius);
        const filled = (track.width * score) / MOST_POINTS.each;
        if (filled > 0) {
          pen.box({ ...track, width: Math.max(filled, BAR.thickness) }, { fill }, radius);
        }
      },
    };
  });
}

/** The quiz has described only the buyer's first pattern. */
const setSecond = (second: Archetype): Block => ({
  kind: "side",
  label: [{ kind: "heading", level: 3, text: titleOf(second) }, small(words.second)],
  blocks: [{ kind: "paragraph", text: plain(typeset(archetypes[second].description)) }],
});

function setMeeting(source: ReportSource, { first, second }: Judged): Blocks {
  const { title, alone, brings, bringsLead } = words.meeting;
  const heading: Block = { kind: "heading", level: 2, text: title };
  if (second === null) return [heading, { kind: "paragraph", text: plain(alone) }];
  return [
    setSecond(second),
    { kind: "new-page" },
    heading,
    {
      kind: "side",
      label: [pairFigure(first, second), ...[first, second].flatMap(describePattern)],
      blocks: readMeeting(source, first, second),
    },
    { kind: "heading", level: 2, text: brings(titleOf(second)) },
    { kind: "paragraph", text: plain(bringsLead) },
    {
      kind: "list",
      marker: "dot",
      items: archetypes[second].strengths.map(
        (text): Blocks => [{ kind: "paragraph", text: plain(typeset(text)) }],
      ),
    },
  ];
}

const describePattern = (archetype: Archetype): Blocks => [
  { kind: "heading", level: 3, text: titleOf(archetype) },
  small(archetypes[archetype].subtitle),
];

const noticed: Block = {
  kind: "callout",
  look: "soft",
  title: words.noticed.title,
  blocks: words.noticed.prompts.map(
    (prompt): Block => ({
      kind: "lines",
      count: 2,
      prompt: plain(prompt),
    }),
  ),
};
