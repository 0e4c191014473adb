/**
 * `npm run stripe:setup` makes the catalogue's products and prices in the account of STRIPE_SECRET_KEY. With
 * STRIPE_ORIGIN=http://localhost:8787 it does so in the local Stripe, where `npm start` has done it already.
 */
import { openAccount, setUpPrices } from "./stripe-prices.ts";

const { STRIPE_SECRET_KEY: secretKey, STRIPE_ORIGIN: origin } = process.env;
if (!secretKey) {
  console.error("Set STRIPE_SECRET_KEY to the secret key of the account that is to be set up.");
  process.exit(1);
}
const made = await setUpPrices(openAccount({ secretKey, origin }));
console.log(made.length > 0 ? made.join("\n") : "Everything was there already.");
