import type { Context } from "./context.ts";
import { migrations, products } from "./data.ts";
import { linkSecret, stripe } from "./keys.ts";
import { preflight } from "./preflight.ts";
import { resources } from "./resources.ts";
import { smoke } from "./smoke.ts";
import type { Step } from "./steps.ts";
import { build, workers } from "./worker-steps.ts";

/** The whole deployment, in order. */
export const listSteps = (context: Context): Step[] => [
  ...preflight(context),
  ...resources(context),
  stripe(context),
  linkSecret(context),
  migrations(context),
  products(context),
  build(context),
  ...workers(context),
  ...smoke(context),
];
