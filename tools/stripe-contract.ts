/**
 * `node tools/stripe-contract.ts` runs the same journeys against the local Stripe and, with STRIPE_CONTRACT_KEY (a secret key
 * in test mode), against Stripe itself, prints where the two differ, and fails if they do. It removes its test clocks
 * and customers again; its payments and two prices stay.
 */
import { runContract } from "@kindling/local-stripe/contract/run-contract";
import { startFreshServer } from "./serve.ts";
import { openAccount } from "./stripe-prices.ts";

const key = process.env["STRIPE_CONTRACT_KEY"];
if (key !== undefined && !/^(?:sk|rk)_test_/.test(key)) {
  console.error("STRIPE_CONTRACT_KEY must be a key in test mode, sk_test_…");
  process.exit(1);
}
/** Between looks at a test clock that advances; a test account allows 25 calls a second. */
const PAUSE_MS = 2_000;

const server = await startFreshServer();
try {
  const local = openAccount({ secretKey: "sk_test_sandbox", origin: server.url });
  process.exitCode = await runContract({
    here: { stripe: local, pauseMs: 0 },
    there:
      key === undefined ? null : { stripe: openAccount({ secretKey: key }), pauseMs: PAUSE_MS },
    print: console.log,
  });
  if (key === undefined) {
    console.log("Only the local half: set STRIPE_CONTRACT_KEY to compare it with Stripe.");
  }
} finally {
  await server.stop();
}
