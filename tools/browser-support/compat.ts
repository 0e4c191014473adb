import bcd, {
  type Identifier,
  type SimpleSupportStatement,
} from "@mdn/browser-compat-data/forLegacyNode";
import { oldestForMdn } from "./supported.ts";

/** A use of a feature: `path` is its place in MDN's compatibility data, such as `api.HTMLElement.showPopover`. */
export type Use = { readonly path: string; readonly file: string; readonly line: number };

const oldest = oldestForMdn();

const find = (path: readonly string[]): Identifier | undefined =>
  path.reduce<Identifier | undefined>(
    (place, name) => (place && Object.hasOwn(place, name) ? place[name] : undefined),
    bcd as unknown as Identifier,
  );

/** The first of these places that MDN has data for. */
export const findKnown = (paths: readonly (readonly string[])[]): string | undefined =>
  paths.find((path) => find(path)?.__compat !== undefined)?.join(".");

export const namesBelow = (...path: string[]): string[] => Object.keys(find(path) ?? {});

/** The oldest supported browsers that lack a feature. `prefix` is one that is written too, such as `-webkit-`. */
export const listLacking = (path: string, prefix?: string): string[] =>
  oldest.flatMap(([browser, version]) =>
    sinceWhen(path, browser, prefix) <= Number(version)
      ? []
      : [`${bcd.browsers[browser].name} ${version}`],
  );

/** Whether every browser that has the one feature has the other, too. */
export const comesWith = (path: string, other: string): boolean =>
  oldest.every(([browser]) => sinceWhen(path, browser) <= sinceWhen(other, browser));

/** The first version of a browser that has a feature and keeps it, even if with faults. */
function sinceWhen(path: string, browser: (typeof oldest)[number][0], prefix?: string): number {
  const support = find(path.split("."))?.__compat?.support[browser] ?? [];
  const plain = [support]
    .flat()
    .filter(({ flags, alternative_name }) => !flags && !alternative_name)
    .filter((statement) => statement.prefix === undefined || statement.prefix === prefix);
  const kept = plain.filter(
    ({ version_removed: end }) => !end || plain.some(({ version_added }) => version_added === end),
  );
  return Math.min(Number.POSITIVE_INFINITY, ...kept.map(versionAdded));
}

/** A feature that is only in a preview counts as missing. */
function versionAdded({ version_added: version }: SimpleSupportStatement): number {
  const number = typeof version === "string" ? Number.parseFloat(version.replace("≤", "")) : NaN;
  return Number.isNaN(number) ? Number.POSITIVE_INFINITY : number;
}
