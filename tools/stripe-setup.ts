/**
 * `npm run stripe:setup` creates what the app needs in the account of STRIPE_SECRET_KEY, for the site at SITE_ORIGIN;
 * `npm run stripe:setup -- --check` (the same with `--check`) changes nothing and exits with code 1 if something is wrong. With
 * STRIPE_ORIGIN=http://localhost:8787 both use the local Stripe.
 */
import { checkAccount, readPortal, setUpAccount } from "./stripe-account.ts";
import { openAccount } from "./stripe-prices.ts";

const {
  STRIPE_SECRET_KEY: secretKey,
  SITE_ORIGIN: siteOrigin,
  STRIPE_ORIGIN: origin,
  STRIPE_PORTAL_CONFIGURATION: portalConfiguration,
} = process.env;
if (!secretKey || !siteOrigin?.startsWith("https://")) {
  console.error(
    "Set STRIPE_SECRET_KEY to the account's secret key and SITE_ORIGIN to the site, https://….",
  );
  process.exit(1);
}
const stripe = openAccount({ secretKey, origin });
if (!process.argv.includes("--check")) {
  const made = await setUpAccount(stripe, siteOrigin, (secret) =>
    console.log(`Shown this once: STRIPE_WEBHOOK_SECRET=${secret}`),
  );
  console.log(made.length > 0 ? made.join("\n") : "Everything exists already.");
}
if (portalConfiguration === undefined) {
  const portal = await readPortal(stripe);
  if (portal !== null) console.log(`For the web worker: STRIPE_PORTAL_CONFIGURATION=${portal}`);
}
const problems = await checkAccount(stripe, siteOrigin, portalConfiguration);
if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exitCode = 1;
} else console.log("The account is as the app expects it.");
