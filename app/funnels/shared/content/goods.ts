/** A picture of a real page: `public/goods/<id>-<width>.avif`, drawn by `npm run images`. */
export type Sheet = { readonly id: string; readonly alt: string };

/** Pixels of both sizes of every picture. */
export const SHEET_WIDTHS = { fan: 360, reading: 720 } as const;

type Goods = {
  readonly name: string;
  /** Of a page that is one wide. */
  readonly ratio: number;
  /** The last one lies on top. */
  readonly fan: readonly Sheet[];
  /** The first page to read. */
  readonly opens: string;
};

const A4 = 297 / 210;
/** As wide as A4 and as high as US Letter. */
const EITHER = 279.4 / 210;

/** What is sold, as it looks. A report and a plan are those of a made-up person. */
export const goods = {
  "life-report": {
    name: "the report",
    ratio: A4,
    fan: [
      {
        id: "life-report-area",
        alt: "A page of the report: one area and its five sides, in words",
      },
      { id: "life-report-picture", alt: "A page of the report: all five areas in one picture" },
      { id: "life-report-cover", alt: "The cover of the report, with a person's own flower" },
    ],
    opens: "life-report-picture",
  },
  "action-plan": {
    name: "the action plan",
    ratio: A4,
    fan: [
      { id: "action-plan-notes", alt: "The plan's last page: a look back at the week" },
      { id: "action-plan-days", alt: "The plan's days two to seven, with boxes to tick" },
      { id: "action-plan-start", alt: "The plan's first page: where you stand, and day one" },
    ],
    opens: "action-plan-start",
  },
  "dating-guide": {
    name: "the dating guide",
    ratio: EITHER,
    fan: [
      { id: "dating-guide-echo", alt: "The guide's chapter on the Echo" },
      { id: "dating-guide-five", alt: "A page of the guide: the five patterns and their signs" },
      { id: "dating-guide-cover", alt: "The cover of The Dating Archetypes Guide" },
    ],
    opens: "dating-guide-five",
  },
  "dating-report": {
    name: "a dating report",
    ratio: EITHER,
    fan: [
      { id: "dating-report-meets", alt: "A page of the report: how this pattern meets the others" },
      { id: "dating-report-echo", alt: "The report's first chapter, on the Echo" },
      { id: "dating-report-cover", alt: "The cover of the dating report of an Echo" },
    ],
    opens: "dating-report-echo",
  },
  guides: {
    name: "the guides",
    ratio: EITHER,
    fan: [
      { id: "guides-slow-yes", alt: "The cover of the guide on a slow yes" },
      { id: "guides-boundaries", alt: "The cover of the guide on boundaries" },
      { id: "guides-texting", alt: "The cover of the guide Texting Without Tangles" },
    ],
    opens: "guides-texting-start",
  },
  toolkit: {
    name: "the toolkit",
    ratio: EITHER,
    fan: [
      { id: "toolkit-calendar", alt: "The 30-Day Consistency Calendar, first page" },
      { id: "toolkit-decision", alt: "The 5-Minute Decision Framework, first page" },
      { id: "toolkit-quiz", alt: "The Perfectionism Personality Quiz, first page" },
    ],
    opens: "toolkit-quiz-sentences",
  },
  lesson: {
    name: "a lesson",
    ratio: EITHER,
    fan: [
      { id: "lesson-end", alt: "The end of a lesson, with what to do this week" },
      { id: "lesson-middle", alt: "The middle of a lesson, with an example" },
      { id: "lesson-start", alt: "The beginning of a lesson of five minutes" },
    ],
    opens: "lesson-start",
  },
} as const satisfies Record<string, Goods>;

export type GoodsId = keyof typeof goods;

/** The address of one of the pictures. */
export const sheetPath = (id: string, size: keyof typeof SHEET_WIDTHS): string =>
  `/goods/${id}-${SHEET_WIDTHS[size]}.avif`;

export const lookInside = "Look inside";
