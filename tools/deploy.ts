/**
 * `npm run deploy` deploys the commit, from an empty account as well as over an earlier version. `--dry-run` checks all
 * and changes nothing; `--env staging` does the same for `staging.json`. See docs/operations.md for the rest.
 */
import { parseArgs } from "node:util";
import { minutes } from "../app/domain/duration.ts";
import { deploySite, tryOut } from "./deploy/deploy-site.ts";
import { openSite } from "./deploy/open-site.ts";
import { runCommand } from "./tool.ts";

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      "dry-run": { type: "boolean", default: false },
      env: { type: "string", default: "production" },
    },
  });
  const usage = "Usage: npm run deploy [-- [--dry-run] [--env production|staging]]";
  const context = openSite(values.env, usage, minutes(5));
  if (values["dry-run"]) return tryOut(context);
  const isWell = await deploySite(context);
  const { SITE_ORIGIN } = context.site.variables;
  console.log(isWell ? `\n${SITE_ORIGIN} is up to date.` : "\nNot deployed. Run it again.");
  return isWell;
});
