import { EITHER } from "./sheet.ts";

type Goods = {
  readonly name: string;
  /** Page height divided by width. */
  readonly ratio: number;
  /** The first page to read. */
  readonly opens: string;
};

const A4 = 297 / 210;

/** What the products look like. Reports and plan are those of a made-up person. */
export const goods = {
  "life-report": {
    name: "the report",
    ratio: A4,
    opens: "life-report-picture",
  },
  "action-plan": {
    name: "the action plan",
    ratio: A4,
    opens: "action-plan-start",
  },
  "dating-guide": {
    name: "the dating guide",
    ratio: EITHER,
    opens: "dating-guide-five",
  },
  "dating-report": {
    name: "a dating report",
    ratio: EITHER,
    opens: "dating-report-{pattern}",
  },
  guides: {
    name: "the guides",
    ratio: EITHER,
    opens: "guides-texting-start",
  },
  toolkit: {
    name: "the toolkit",
    ratio: EITHER,
    opens: "toolkit-quiz-sentences",
  },
  lesson: {
    name: "a lesson",
    ratio: EITHER,
    opens: "lesson-start",
  },
} as const satisfies Record<string, Goods>;

export type GoodsId = keyof typeof goods;

export const lookInside = "Look inside";
