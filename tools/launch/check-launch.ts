import { readFileSync } from "node:fs";
import { join } from "node:path";
import { GUARANTEE_DAYS } from "../../app/funnels/shared/content/guarantee.ts";
import { listDocumented } from "../deploy/documented.ts";
import type { Site } from "../deploy/production.ts";
import { readDrawnFor, whomToDrawFor } from "../drawn-for.ts";
import { root } from "../tool.ts";
import { findClaims, findSentences } from "./find-claims.ts";
import { formatLaunch } from "./format-launch.ts";
import { judgeOperator } from "./operator.ts";
import { countHoldings, findMissingGoods } from "./our-goods.ts";
import { judgePictures } from "./pictures.ts";
import { judgeSettings, listSettings } from "./production-settings.ts";
import { findOtherGuarantees, listPromises, readLiterals } from "./promises.ts";
import { readContent } from "./read-content.ts";
import { listUnset } from "./secrets.ts";

/** Finds what in a site's file and in the repository blocks a launch, and what a person has to look at. */
export async function checkLaunch(file: string, site: Site) {
  const content = await readContent();
  const settings = listSettings(site);
  const sentences = findSentences(content);
  const literals = content.flatMap(({ path }) =>
    readLiterals(path, readFileSync(join(root, path), "utf8")),
  );
  return formatLaunch({
    claims: findClaims(content),
    holdings: countHoldings(),
    claimsMode: site.variables["CLAIMS"] ?? "not set",
    settings: [
      ...judgeSettings(file, settings),
      ...judgeOperator(file, settings),
      ...judgePictures(readDrawnFor(), whomToDrawFor(site.variables)),
    ],
    missingGoods: findMissingGoods(),
    promises: listPromises(sentences),
    otherGuarantees: findOtherGuarantees([...sentences, ...literals], GUARANTEE_DAYS),
    unset: listUnset(listDocumented(), settings),
  });
}
