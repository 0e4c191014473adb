import type {
  AreaFigures,
  BankFigures,
} from "../../app/funnels/life-assessment/rules/items/figures.ts";
import { LEAST_FOR_PERCENTILES } from "../../app/funnels/life-assessment/rules/items/figures.ts";
import { STEP_COUNT } from "../../app/funnels/life-assessment/rules/steps.ts";

/** Completed pages, and how many people left after them; -1: completed the assessment. */
export type DropOut = readonly { readonly pages: number; readonly people: number }[];

/** Whole seconds per page, and how many people took that long on average; the fastest first. */
export type Pace = readonly { readonly seconds: number; readonly people: number }[];

/** Fewer people might be recognised. */
const LEAST_SHOWN = 5;
const COLUMNS = ["mean", "SD", "floor", "ceil.", "r area", "r side", "α rises", "country", ""];
const WIDTHS = [5, 5, 6, 6, 7, 7, 8, 9];

/** Everything about a version, for a terminal. */
export const printItems = (figures: BankFigures): string =>
  [
    `Statements ${figures.bankVersion}: ${figures.people} people`,
    `Countries: ${figures.countries.map(({ code, people }) => `${code} ${people}`).join(", ")} (ZZ: others and unknown)`,
    ...figures.areas.map(printArea),
    printRewrites(figures),
  ].join("\n\n");

type Row = readonly string[];

const alignRight = (cells: Row): string =>
  cells.map((cell, at) => cell.padStart(WIDTHS[at] ?? 0)).join(" ");

const two = (value: number): string => (Number.isFinite(value) ? value.toFixed(2) : "–");
const percent = (share: number): string => `${Math.round(100 * share)} %`;

const estimate = ({ value, low, high }: AreaFigures["alpha"]): string =>
  `${two(value)} [${two(low)}, ${two(high)}]`;

function printArea(area: AreaFigures): string {
  const rows = area.statements.map((one) => {
    const country = one.country ? `${one.country.code} ${two(one.country.difference)}` : "–";
    const cells = [
      two(one.mean),
      two(one.spread),
      percent(one.floor),
      percent(one.ceiling),
      two(one.areaCorrelation),
      two(one.sideCorrelation),
      one.alphaRise.toFixed(3),
      country,
    ];
    return `${one.id.padEnd(5)}${one.isReverse ? "R" : " "} ${alignRight(cells)}  ${one.prompt}`;
  });
  const { keying, score } = area;
  return [
    `${area.area.toUpperCase()}   α ${estimate(area.alpha)}   ω ${estimate(area.omega)}   score ${score.mean.toFixed(1)}, SD ${score.spread.toFixed(1)}`,
    `       ${alignRight(COLUMNS)}`,
    ...rows,
    ...area.sides.map(
      ({ name, alpha, omega }) =>
        `  ${name.padEnd(24)} α ${estimate(alpha)}   ω ${estimate(omega)}`,
    ),
    `  Reverse: mean agreement ${two(keying.straight)} with straight and ${two(keying.reverse)} with reverse statements; their sums correlate ${two(keying.correlation)}.`,
    `  ${printPercentiles(area)}`,
  ].join("\n");
}

const printPercentiles = ({ percentiles }: AreaFigures): string =>
  percentiles === null
    ? `Percentiles: not printed below ${LEAST_FOR_PERCENTILES} people, of whom each would move them.`
    : `Percentiles: ${percentiles.map(({ share, score }) => `${share} %: ${score}`).join(", ")}. They are of no country's population.`;

function printRewrites({ areas }: BankFigures): string {
  const named = areas
    .flatMap(({ statements }) => statements)
    .filter(({ reasons }) => reasons.length > 0)
    .map(({ id, prompt, reasons }) => `${id.padEnd(5)} ${prompt}\n      ${reasons.join("; ")}`);
  return ["Statements to rewrite", ...(named.length > 0 ? named : ["None."])].join("\n");
}

/** Those who left after each page, of all who started a day ago or earlier. */
export function printDropOut(bankVersion: string, dropOut: DropOut): string {
  const all = dropOut.reduce((sum, { people }) => sum + people, 0);
  const peopleAt = (pages: number) => dropOut.find((row) => row.pages === pages)?.people ?? 0;
  const show = (people: number): string => {
    if (people === 0) return "0";
    return people < LEAST_SHOWN ? `<${LEAST_SHOWN}` : `${people} (${percent(people / all)})`;
  };
  const rows = Array.from({ length: STEP_COUNT + 1 }, (_, pages) => ({
    label: pages === 0 ? "before page 1 was answered" : `after page ${pages}`,
    people: peopleAt(pages),
  }));
  return [
    `Drop-out, statements ${bankVersion}, started in the last thirty days: ${show(all)}`,
    ...rows.map(({ label, people }) => `  ${label.padEnd(28)} ${show(people)}`),
    `  ${"completed".padEnd(28)} ${show(peopleAt(-1))}`,
  ].join("\n");
}

/** The quartiles of the seconds that people took for a page. */
export function printPace(bankVersion: string, pace: Pace): string {
  const all = pace.reduce((sum, { people }) => sum + people, 0);
  const title = `Seconds a page, statements ${bankVersion}`;
  if (all < LEAST_SHOWN) return `${title}: not printed below ${LEAST_SHOWN} people.`;
  const [fast, median, slow] = [0.25, 0.5, 0.75].map((share) => {
    let counted = 0;
    return pace.find(({ people }) => {
      counted += people;
      return counted >= share * all;
    })?.seconds;
  });
  return `${title}: median ${median}, the middle half ${fast} to ${slow}, of ${all} who completed.`;
}
