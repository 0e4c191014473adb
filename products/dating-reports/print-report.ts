import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Printed, printBook } from "@kindling/press/print-book";
import { readFonts } from "@kindling/press/read-fonts";
import { ARCHETYPES, type Archetype } from "../../app/domain/archetypes.ts";
import { readBrandName, readSiteOrigin } from "../brand.ts";
import { composeFixedReport, type Source } from "./compose-report.ts";
import type { Manuscripts } from "./read-report.ts";

/** What reports are composed from, where there are files. */
export const readSource = (): Source => ({
  brand: readBrandName(),
  siteOrigin: readSiteOrigin(),
  manuscripts: Object.fromEntries(
    [...ARCHETYPES, "two-patterns"].map((name) => [
      name,
      readFileSync(join(import.meta.dirname, `${name}.md`), "utf8"),
    ]),
  ) as Manuscripts,
});

/** Prints the report of a result in advance, for orders that know no more than that. */
export const printReport = (archetype: Archetype): Promise<Printed> =>
  printBook(composeFixedReport(readSource(), archetype), readFonts());
