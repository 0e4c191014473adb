/** `npm run measure` prints size and shape of the tree; with `-- --check` an unmet limit is exit code 1. */
import { findDanglingReferences, readRepository, type Tree } from "./references.ts";

/** One line of the report; without a limit it is only printed. */
type Figure = { name: string; value: number; least?: number; most?: number; places?: string[] };

const SOURCE = /^(?:app|workers|tools|bench|products)\/.*\.(?:[cm]?js|tsx?)$/;
/** Texts and tests do not count as product code. */
const NOT_COUNTED = /\.(?:test|spec)\.|\/(?:tests|fixtures|content)\//;
const ROUTES = "app/routes";
const COMMENT = /^\s*(?:\/\/|\/?\*|\{\/\*)/;

const MAX_LINES = 300;
const SLIVER_LINES = 15;
const MAX_SIBLINGS = 40;

/** Size and shape of the code outside `packages/`, with the limits that the project has set itself. */
export function measureTree(tree: Tree): Figure[] {
  const files = [...tree]
    .filter(([path]) => SOURCE.test(path) && !NOT_COUNTED.test(path))
    .map(([path, text]) => ({ path, lines: text.split("\n").slice(0, -1) }));
  const lengths = files.map(({ lines }) => lines.length).sort((a, b) => a - b);
  const lines = lengths.reduce((sum, length) => sum + length, 0);
  const comments = files.flatMap((file) => file.lines.filter((line) => COMMENT.test(line)));
  const quantile = (share: number) => lengths[Math.floor((lengths.length - 1) * share)] ?? 0;
  const long = files.filter((file) => file.lines.length > MAX_LINES);
  const slivers = lengths.filter((length) => length < SLIVER_LINES);
  const siblings = Map.groupBy(files, ({ path }) => path.slice(0, path.lastIndexOf("/")));
  const crowded = [...siblings].filter(
    ([folder, { length }]) => folder !== ROUTES && length > MAX_SIBLINGS,
  );
  return [
    { name: "files", value: files.length, most: 760 },
    { name: "lines", value: lines, most: 33_500 },
    { name: "lines of a file, median", value: quantile(0.5), least: 40, most: 70 },
    { name: "lines of a file, 90th percentile", value: quantile(0.9) },
    { name: "lines of a file, maximum", value: quantile(1) },
    listNone(
      `files over ${MAX_LINES} lines`,
      long.map(({ path }) => path),
    ),
    { name: `files under ${SLIVER_LINES} lines`, value: slivers.length, most: 60 },
    listNone(
      `folders with over ${MAX_SIBLINGS} files`,
      crowded.map(([folder]) => folder),
    ),
    { name: "comment lines, %", value: Math.round((1_000 * comments.length) / lines) / 10 },
  ];
}

/** There should be none of these; those that there are get printed. */
const listNone = (name: string, places: string[]): Figure => ({
  ...{ name, value: places.length, most: 0, places },
});

const isMet = ({ value, least = 0, most = Number.POSITIVE_INFINITY }: Figure): boolean =>
  value >= least && value <= most;

export function formatFigure(figure: Figure): string {
  const { name, value, least, most } = figure;
  const limit = [
    least !== undefined && `at least ${least}`,
    most !== undefined && `at most ${most}`,
  ];
  const verdict = isMet(figure) ? "" : "  NOT MET";
  const cells = [name.padEnd(36), String(value).padStart(6), limit.filter(Boolean).join(", ")];
  const places = (figure.places ?? []).map((place) => `\n  ${place}`);
  return `${cells.join("  ")}${verdict}`.trimEnd() + places.join("");
}

if (import.meta.main) {
  const tree = readRepository();
  const figures: Figure[] = [
    ...measureTree(tree),
    listNone("dangling references", findDanglingReferences(tree)),
  ];
  console.log(figures.map(formatFigure).join("\n"));
  process.exit(process.argv.includes("--check") && !figures.every(isMet) ? 1 : 0);
}
