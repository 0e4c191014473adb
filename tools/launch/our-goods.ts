import { existsSync } from "node:fs";
import { join } from "node:path";
import {
  fileOfGuide,
  fileOfReport,
  LIBRARY_FILE,
  SOLD_FILES,
} from "#app/domain/purchase/download.ts";
import { subDimensionSteps } from "#app/funnels/life-assessment/content/report/sub-dimension-steps.ts";
import { ARCHETYPES } from "../../app/domain/archetypes.ts";
import { type AnyGuideId, GUIDE_IDS, LIFE_GUIDE_IDS } from "../../app/domain/guides.ts";
import { areaTexts } from "../../app/funnels/life-assessment/content/areas.ts";
import { courses } from "../../app/funnels/life-assessment/content/courses/courses.ts";
import { tools } from "../../app/funnels/perfectionism/content/tools.ts";
import { SOLD } from "../../app/funnels/shared/content/sold.ts";
import { keyOf } from "../../app/orders/rules/product-file.ts";
import { PRODUCTS } from "../../products/catalogue.ts";
import { root } from "../tool.ts";
import type { Holding } from "./holdings.ts";

/** Something that a page sells, and where it is: keys of `products/catalogue.ts`, or paths in the repository. */
type Good = {
  readonly offer: string;
  readonly promise: string;
  readonly keys?: readonly string[];
  readonly paths?: readonly string[];
};

type House = {
  readonly hasKey: (key: string) => boolean;
  readonly hasPath: (path: string) => boolean;
};

/** The goods that lack something. */
export const findMissing = (goods: readonly Good[], { hasKey, hasPath }: House): string[] =>
  goods.flatMap(({ offer, promise, keys = [], paths = [] }) => {
    const missing = [
      ...keys.filter((key) => !hasKey(key)),
      ...paths.filter((path) => !hasPath(path)),
    ];
    return missing.length > 0 ? [`${offer}: ${promise} (${missing.join(", ")})`] : [];
  });

const BUNDLE = "The dating bundle";
const TOOLKIT = "The perfectionism toolkit";
const TRIAL = "The trial";

const keyOfGuide = (id: AnyGuideId): string => keyOf(fileOfGuide(id));
const LIBRARY_KEYS = [...GUIDE_IDS.map(keyOfGuide), keyOf(LIBRARY_FILE)];

/** What the pages sell, and where it is. A new promise on a page needs a line here. */
const GOODS: readonly Good[] = [
  {
    offer: BUNDLE,
    promise: "the dating archetypes guide",
    keys: [keyOf(SOLD_FILES.guide)],
  },
  {
    offer: BUNDLE,
    promise: "a personal report",
    keys: ARCHETYPES.map((archetype) => keyOf(fileOfReport(archetype))),
  },
  { offer: BUNDLE, promise: "the guide library", keys: LIBRARY_KEYS },
  { offer: BUNDLE, promise: "a 5-day healing reset", paths: ["products/dating-guide/reset.md"] },
  {
    offer: BUNDLE,
    promise: "messaging and boundary scripts",
    paths: ["products/dating-guide/messages.md", "products/dating-guide/boundaries.md"],
  },
  { offer: TOOLKIT, promise: "seven tools", keys: [keyOf(SOLD_FILES.toolkit)] },
  { offer: TOOLKIT, promise: "the guide library as a bonus", keys: LIBRARY_KEYS },
  {
    offer: TRIAL,
    promise: "a 15-page report",
    paths: ["app/funnels/life-assessment/server/report/compose-report.ts"],
  },
  {
    offer: TRIAL,
    promise: "a 7-day action plan",
    paths: ["app/funnels/life-assessment/content/action-plan.ts"],
  },
  {
    offer: TRIAL,
    promise: "a mail a day for seven days",
    paths: ["app/funnels/life-assessment/content/plan/mails.ts"],
  },
  {
    offer: TRIAL,
    promise: "five courses",
    paths: ["app/funnels/life-assessment/content/courses/courses.ts"],
  },
  { offer: TRIAL, promise: "three guides to keep", keys: LIFE_GUIDE_IDS.map(keyOfGuide) },
];

/** The goods of the pages that lack something. */
export const findMissingGoods = (): string[] =>
  findMissing(GOODS, {
    hasKey: (key) => PRODUCTS.some((product) => product.key === key),
    hasPath: (path) => existsSync(join(root, path)),
  });

/** What we have of everything that claims count. */
export const countHoldings = (): Holding[] => [
  {
    claimIds: ["dating-quiz-guides", "orders-library", "perfectionism-ebooks"],
    count: GUIDE_IDS.length,
    text: "guides are in the library",
  },
  {
    claimIds: ["perfectionism-total-value"],
    count: tools.reduce((sum, { valueCents }) => sum + valueCents, 0) / 100,
    text: "dollars are the sum of what the tools are said to be worth",
  },
  {
    claimIds: ["life-assessment-exercises"],
    count:
      Object.values(areaTexts).flatMap(({ recommendations }) => recommendations).length +
      Object.values(subDimensionSteps).flatMap(({ begin, deepen }) => [begin, deepen]).length +
      courses.flatMap(({ lessons }) => lessons).length,
    text: "recommendations, steps and exercises are in results, report and courses",
  },
  {
    claimIds: ["life-assessment-report", "life-assessment-report-pages"],
    count: SOLD.lifeReportPages,
    text: "pages at least are in a report that comes with the trial",
  },
  {
    claimIds: ["life-assessment-courses"],
    count: courses.length,
    text: "courses come with the trial",
  },
  {
    claimIds: ["life-assessment-ebooks"],
    count: SOLD.subscriberGuides,
    text: "guides come with the trial",
  },
  {
    claimIds: ["waitlist-courses"],
    count: 0,
    text: "courses of the app are in this repository",
  },
];
