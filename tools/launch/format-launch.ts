import type { Documented } from "../deploy/documented.ts";
import type { SaidClaim } from "./find-claims.ts";
import { type Holding, holdAgainst } from "./holdings.ts";

export type LaunchFacts = {
  readonly claims: readonly SaidClaim[];
  readonly holdings: readonly Holding[];
  /** Production's CLAIMS: only `verified` leaves samples out. */
  readonly claimsMode: string;
  readonly settings: readonly string[];
  readonly missingGoods: readonly string[];
  readonly promises: ReadonlyMap<string, readonly string[]>;
  readonly otherGuarantees: readonly string[];
  readonly unset: readonly Documented[];
};

type Told = {
  readonly text: string;
  /** How many things block a launch. */
  readonly inTheWay: number;
};

const WIDTH = 120;

/** The launch check in words: what blocks the launch, then what a person has to look at. */
export function formatLaunch(facts: LaunchFacts): Told {
  const samples = facts.claims.filter(({ source }) => source === "sample");
  const areShown = facts.claimsMode !== "verified" && samples.length > 0;
  const blocked = [
    ...facts.settings,
    ...facts.missingGoods.map((good) => `Sold, and not there: ${good}`),
    ...findTooBold(facts),
    ...facts.otherGuarantees,
    ...(areShown ? [`CLAIMS is ${facts.claimsMode}: ${samples.length} samples are shown`] : []),
  ];
  const state = areShown ? "shown to everybody" : "left out of the pages, as CLAIMS is verified";
  const needed = facts.unset.filter(({ isOptional }) => !isOptional);
  const optional = facts.unset.filter(({ isOptional }) => isOptional);
  const text = [
    formatPart(`IN THE WAY (${blocked.length})`, blocked),
    formatPart(
      `CLAIMS WITHOUT A SOURCE (${samples.length}), ${state}`,
      formatByFile(samples, facts.holdings),
    ),
    formatPart(
      "PROMISED OUTSIDE OF CLAIMS: keep it, or change the words",
      [...facts.promises].flatMap(([part, texts]) => [part, ...texts.map(indent)]),
    ),
    formatPart("NOT IN THE FILE (docs/operations.md): secrets, and what a site may have or not", [
      ...needed.map(formatVariable),
      "and if you use it",
      ...optional.map(formatVariable).map(indent),
    ]),
    formatEnd(blocked.length),
  ].join("\n\n");
  return { text, inTheWay: blocked.length };
}

/** Finds claims that exceed what we can count ourselves: a source does not make them true. */
const findTooBold = ({ claims, holdings }: LaunchFacts): string[] =>
  claims.flatMap((claim) => {
    const held = claim.source === "sample" ? null : holdAgainst(claim, holdings);
    return held !== null && held.missing > 0
      ? [`${claim.id} says “${claim.text}”: ${held.text}`]
      : [];
  });

function formatByFile(claims: readonly SaidClaim[], holdings: readonly Holding[]): string[] {
  const files = Map.groupBy(claims, ({ path }) => path);
  return [...files].flatMap(([path, said]) => [
    path,
    ...said.flatMap((claim) => {
      const held = holdAgainst(claim, holdings);
      const line = indent(`${claim.id}  “${claim.text}”`);
      return held === null ? [line] : [line, indent(indent(`really: ${held.text}`))];
    }),
  ]);
}

const formatVariable = ({ name, text }: Documented): string => `[ ] ${name}  ${text}`;

function formatEnd(count: number): string {
  if (count === 0) return "Nothing that can be seen from here stands in the way.";
  return count === 1
    ? "One thing stands in the way of a launch."
    : `${count} things stand in the way of a launch.`;
}

const formatPart = (title: string, lines: readonly string[]): string =>
  [title, ...(lines.length > 0 ? lines : ["nothing"]).map(indent).map(shorten)].join("\n");

const indent = (line: string): string => `  ${line}`;

const shorten = (line: string): string =>
  line.length <= WIDTH ? line : `${line.slice(0, WIDTH - 2).trimEnd()} …`;
