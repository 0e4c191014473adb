/**
 * `npm run stripe:contract` runs the same journeys against the local Stripe and, with STRIPE_CONTRACT_KEY (a secret key
 * in test mode), against Stripe itself, and prints where the two differ. It leaves test data behind in that account.
 */
import { compareFacts } from "@kindling/local-stripe/contract/compare";
import { JOURNEYS } from "@kindling/local-stripe/contract/journeys";
import { startFreshServer } from "./serve.ts";
import { openAccount } from "./stripe-prices.ts";

const key = process.env["STRIPE_CONTRACT_KEY"];
if (key !== undefined && !/^(?:sk|rk)_test_/.test(key)) {
  console.error("STRIPE_CONTRACT_KEY must be a key in test mode, sk_test_…");
  process.exit(1);
}
const REAL_PAUSE_MS = 2_000;

const server = await startFreshServer();
try {
  const local = openAccount({ secretKey: "sk_test_sandbox", origin: server.url });
  const real = key === undefined ? null : openAccount({ secretKey: key });
  let differences = 0;
  for (const [name, journey] of Object.entries(JOURNEYS)) {
    const here = await journey({ stripe: local, pauseMs: 0 });
    if (real === null) {
      console.log(`${name}: ${JSON.stringify(here)}`);
      continue;
    }
    const there = await journey({ stripe: real, pauseMs: REAL_PAUSE_MS });
    const lines = compareFacts(here, there);
    differences += lines.length;
    console.log(lines.length === 0 ? `${name}: the same` : `${name}:\n  ${lines.join("\n  ")}`);
  }
  if (real === null) {
    console.log("Only the local half: set STRIPE_CONTRACT_KEY to compare it with Stripe.");
  }
  process.exitCode = differences > 0 ? 1 : 0;
} finally {
  await server.stop();
}
