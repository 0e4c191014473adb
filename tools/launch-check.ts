/** `npm run launch:check` lists what blocks a launch; exit code 1 if anything does. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { GUARANTEE_DAYS } from "../app/funnels/shared/content/guarantee.ts";
import { findClaims, findSentences } from "./launch/find-claims.ts";
import { formatLaunch } from "./launch/format-launch.ts";
import { judgeOperator } from "./launch/operator.ts";
import { countHoldings, findMissingGoods } from "./launch/our-goods.ts";
import { judgeSettings, readProduction } from "./launch/production-settings.ts";
import { findOtherGuarantees, listPromises, readLiterals } from "./launch/promises.ts";
import { readContent } from "./launch/read-content.ts";
import { listUnset } from "./launch/secrets.ts";
import { root } from "./tool.ts";
import { TWIN_CONFIG, WORKER_CONFIGS } from "./worker-configs.ts";

const read = (path: string): string => readFileSync(join(root, path), "utf8");

const content = await readContent();
const settings = [
  ...WORKER_CONFIGS.flatMap((path) => readProduction(path, read(path))),
  ...readProduction(TWIN_CONFIG, read(TWIN_CONFIG), true),
];
const sentences = findSentences(content);
const literals = content.flatMap(({ path }) => readLiterals(path, read(path)));
const { text, inTheWay } = formatLaunch({
  claims: findClaims(content),
  holdings: countHoldings(),
  claimsMode: settings.find(({ key }) => key === "CLAIMS")?.value ?? "not set",
  settings: [...judgeSettings(settings), ...judgeOperator(settings)],
  missingGoods: findMissingGoods(),
  promises: listPromises(sentences),
  otherGuarantees: findOtherGuarantees([...sentences, ...literals], GUARANTEE_DAYS),
  unset: listUnset(read(".dev.vars.example"), settings),
});

console.log(text);
process.exit(inTheWay > 0 ? 1 : 0);
