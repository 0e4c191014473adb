/** `npm run items -- [--json] [--remote]`: how well the statements work (docs/runbook.md#statements). */
import { parseArgs } from "node:util";
import type { AnswerSums } from "../app/domain/answer-sums.ts";
import { LEAST_GROUP } from "../app/funnels/life-assessment/rules/items/choose-groups.ts";
import { figuresOf } from "../app/funnels/life-assessment/rules/items/figures.ts";
import { askDatabase } from "./deploy/ask-database.ts";
import { SUMS_SQL, WAITING_SQL, writeDropOutSql, writePaceSql } from "./items/item-queries.ts";
import { printDropOut, printItems, printPace } from "./items/print-items.ts";

const USAGE = "Usage: npm run items -- [--json] [--remote | --persist-to <folder>]";

type SumsRow = { bank_version: string; country: string; people: number; sums: string };
type WaitingRow = { bank_version: string; people: number };
type PaceRow = { bank_version: string; seconds: number; people: number };
type DropOutRow = { bank_version: string; pages: number; people: number };

async function run(): Promise<void> {
  const { isJson, ...which } = readOptions();
  const ask = <Row>(sql: string) => askDatabase<Row>(which, sql);
  const sums = await ask<SumsRow>(SUMS_SQL);
  const waiting = await ask<WaitingRow>(WAITING_SQL);
  const pace = await ask<PaceRow>(writePaceSql(Date.now()));
  const dropOut = await ask<DropOutRow>(writeDropOutSql(Date.now()));

  const figures = groupByVersion(sums).map(([version, rows]) =>
    figuresOf(
      version,
      rows.map((row) => ({ country: row.country, sums: JSON.parse(row.sums) as AnswerSums })),
    ),
  );
  if (isJson) {
    console.log(JSON.stringify({ figures, waiting, pace, dropOut }, null, 2));
    return;
  }
  const parts = [
    ...(figures.length > 0 ? figures.map(printItems) : ["Nobody is counted yet."]),
    ...waiting.map(
      ({ bank_version, people }) =>
        `${people} wait to be counted for statements ${bank_version}; a group needs ${LEAST_GROUP}.`,
    ),
    ...groupByVersion(pace).map(([version, rows]) => printPace(version, rows)),
    ...groupByVersion(dropOut).map(([version, rows]) => printDropOut(version, rows)),
  ];
  console.log(parts.join("\n\n\n"));
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        json: { type: "boolean", default: false },
        remote: { type: "boolean", default: false },
        "persist-to": { type: "string", default: ".wrangler/state" },
      },
    });
    return { isJson: values.json, isRemote: values.remote, persistTo: values["persist-to"] };
  } catch {
    throw new Error(USAGE);
  }
}

const groupByVersion = <Row extends { bank_version: string }>(
  rows: readonly Row[],
): readonly (readonly [string, readonly Row[]])[] =>
  [...new Set(rows.map((row) => row.bank_version))].map(
    (version) => [version, rows.filter((row) => row.bank_version === version)] as const,
  );

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
