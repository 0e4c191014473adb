/// <reference path="../modules.d.ts" />
import { reportKeys } from "#app/funnels/life-assessment/server/report-files.ts";
import { readOrderReportKey } from "#app/orders/server/order-report.ts";
import analyzer from "../../products/dating-reports/analyzer.md";
import avoidant from "../../products/dating-reports/avoidant.md";
import { composeOwnReport, type OwnFacts } from "../../products/dating-reports/compose-report.ts";
import echo from "../../products/dating-reports/echo.md";
import idealist from "../../products/dating-reports/idealist.md";
import resigned from "../../products/dating-reports/resigned.md";
import twoPatterns from "../../products/dating-reports/two-patterns.md";

const manuscripts = {
  echo,
  avoidant,
  idealist,
  analyzer,
  resigned,
  "two-patterns": twoPatterns,
};

type Brand = { readonly name: string; readonly siteOrigin: string };

/** Composes the report of a dating order from the same manuscripts as its fixed editions. */
export const composeDatingReport =
  ({ name: brand, siteOrigin }: Brand) =>
  (facts: OwnFacts) =>
    composeOwnReport({ manuscripts, brand, siteOrigin }, facts);

/** For retention: the keys of all stored reports. */
export const reports = {
  prefix: reportKeys.prefix,
  readKey: (key: string) => readOrderReportKey(key) ?? reportKeys.readKey(key),
};
