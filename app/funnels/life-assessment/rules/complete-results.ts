import type { AreaKey } from "#app/domain/life-areas.ts";
import type { Comparison } from "./compare-attempts.ts";
import type { PlanDay } from "./plan-week.ts";
import { readComparison } from "./read-comparison.ts";
import { type AreaResult, type Results, readResultsAnswer } from "./results.ts";

/** One of the 25 sub-dimensions, as in the response. */
export type SubDimensionResult = {
  readonly name: string;
  readonly score: number;
  readonly text: string;
};

/** The paid content of one area. It is only ever in the response, never in a client bundle. */
export type CompleteArea = {
  readonly key: AreaKey;
  readonly description: string;
  readonly recommendations: readonly string[];
  readonly sub_dimensions: readonly SubDimensionResult[];
};

/** A number to call. */
type HelpLine = { readonly name: string; readonly number: string; readonly about?: string };

/** `complete` and `week` are null unless paid for. */
export type CompleteResults = Results & {
  readonly complete: readonly CompleteArea[] | null;
  readonly week: readonly PlanDay[] | null;
  /** The ids of the guides that are open to this reader. */
  readonly guides: readonly string[];
  /** The results are locked because a payment failed, and this reader manages the subscription. */
  readonly isOverdue: boolean;
  /** The comparison with the previous attempt; null if there is none, or unless paid for. */
  readonly since: Comparison | null;
  /** Null unless the answers ask for it. */
  readonly help: { readonly lines: readonly HelpLine[] } | null;
};

export type RankedArea = AreaResult & { readonly rank: number };

/** Parses the response; null if invalid. */
export function readCompleteAnswer(answer: unknown): CompleteResults | null {
  const results = readResultsAnswer(answer);
  if (results === null) return null;
  const {
    complete,
    help: offered,
    since_last_time,
    is_overdue,
  } = answer as {
    complete?: { areas?: unknown; week?: unknown; guides?: unknown };
    help?: unknown;
    since_last_time?: unknown;
    is_overdue?: unknown;
  };
  const help = readHelp(offered);
  const { areas, week, guides } = complete ?? {};
  if (areas === undefined) {
    const locked = { complete: null, week: null, guides: [], since: null };
    return { ...results, ...locked, help, isOverdue: is_overdue === true };
  }
  const isWhole =
    Array.isArray(areas) &&
    areas.every(isCompleteArea) &&
    results.areas_summary.every(({ key }) => areas.some((area) => area.key === key)) &&
    Array.isArray(week) &&
    week.every(isPlanDay);
  if (!isWhole) return null;
  const since = readComparison(since_last_time);
  const opened = { complete: areas, week, guides: readIds(guides), since };
  return { ...results, ...opened, help, isOverdue: false };
}

/** Highest first; ties in the order of the areas. */
export const rankAreas = (areas: readonly AreaResult[]): readonly RankedArea[] =>
  [...areas]
    .sort((one, other) => other.score - one.score)
    .map((area, index) => ({ ...area, rank: index + 1 }));

/** The attempt that a mailed link or the history names in the URL; null without one. */
export function readLinkedAttempt(search: string): { id: string; isMailed: boolean } | null {
  const query = new URLSearchParams(search);
  const id = query.get("attempt");
  return id !== null && /^[0-9a-f-]{36}$/i.test(id) ? { id, isMailed: !query.has("from") } : null;
}

/** Drops unreadable ids, which must not make the results fail. */
const readIds = (ids: unknown): readonly string[] =>
  Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : [];

/** An unreadable offer counts as none: it must not make the results fail. */
function readHelp(offered: unknown): CompleteResults["help"] {
  const lines = (offered as { lines?: unknown } | undefined)?.lines;
  return Array.isArray(lines) ? { lines: lines.filter(isHelpLine) } : null;
}

function isHelpLine(value: unknown): value is HelpLine {
  const line = value as Partial<HelpLine> | null;
  return typeof line?.name === "string" && typeof line.number === "string";
}

function isCompleteArea(value: unknown): value is CompleteArea {
  const area = value as Partial<CompleteArea> | null;
  return (
    typeof area?.key === "string" &&
    typeof area.description === "string" &&
    Array.isArray(area.recommendations) &&
    area.recommendations.every((text) => typeof text === "string") &&
    Array.isArray(area.sub_dimensions) &&
    area.sub_dimensions.every(isSubDimensionResult)
  );
}

function isPlanDay(value: unknown): value is PlanDay {
  const day = value as Partial<PlanDay> | null;
  return (
    typeof day?.title === "string" &&
    Array.isArray(day.tasks) &&
    day.tasks.every((task) => typeof task === "string")
  );
}

function isSubDimensionResult(value: unknown): value is SubDimensionResult {
  const subDimension = value as Partial<SubDimensionResult> | null;
  return (
    typeof subDimension?.name === "string" &&
    typeof subDimension.score === "number" &&
    typeof subDimension.text === "string"
  );
}
