import type Stripe from "stripe";
import { hours, minutes } from "../duration.ts";
import type { Books } from "./books.ts";
import {
  emailAddress,
  flag,
  hash,
  type Input,
  integer,
  list,
  metadata,
  oneOf,
  orEmpty,
  required,
  text,
  timestamp,
} from "./parameters.ts";
import { invalid, missing } from "./problem.ts";

const SOONEST = minutes(30) / 1_000;
const LATEST = hours(24) / 1_000;
const MOST_TRIAL_DAYS = 730;

export type Order = { price: Stripe.Price; quantity: number };

const MESSAGE = orEmpty(hash({ message: required(text(1_200)) }));

export const NEW_SESSION = {
  adaptive_pricing: hash({ enabled: flag() }),
  allowed_payment_method_types: list(text()),
  billing_address_collection: oneOf("auto", "required"),
  cancel_url: text(),
  client_reference_id: text(200),
  consent_collection: hash({
    payment_method_reuse_agreement: hash({ position: required(oneOf("auto", "hidden")) }),
    promotions: oneOf("auto", "none"),
    terms_of_service: oneOf("none", "required"),
  }),
  custom_text: hash({
    after_submit: MESSAGE,
    shipping_address: MESSAGE,
    submit: MESSAGE,
    terms_of_service_acceptance: MESSAGE,
  }),
  customer: text(),
  customer_email: emailAddress(),
  expires_at: timestamp(),
  line_items: required(
    list(hash({ price: required(text()), quantity: integer({ min: 1, max: 999_999 }) })),
  ),
  metadata: metadata(),
  mode: required(oneOf("payment", "setup", "subscription")),
  payment_intent_data: hash({
    description: text(),
    metadata: metadata(),
    receipt_email: text(),
    setup_future_usage: oneOf("off_session", "on_session"),
    statement_descriptor_suffix: text(22),
  }),
  payment_method_collection: oneOf("always", "if_required"),
  subscription_data: hash({
    description: text(500),
    metadata: metadata(),
    trial_end: timestamp(),
    trial_period_days: integer({ min: 1, max: MOST_TRIAL_DAYS }),
    trial_settings: hash({
      end_behavior: required(
        hash({ missing_payment_method: required(oneOf("cancel", "create_invoice", "pause")) }),
      ),
    }),
  }),
  success_url: required(text()),
  ui_mode: oneOf("hosted_page"),
  locale: text(),
  allow_promotion_codes: flag(),
};
export type NewSession = Input<typeof NEW_SESSION>;

/** Validates the line items and returns what is sold. */
export function readOrders(
  books: Books,
  { line_items, mode, subscription_data, ...input }: NewSession,
): Order[] {
  if (mode === "setup") throw invalid("The local Stripe has no setup mode.", { param: "mode" });
  const orders = line_items.map(({ price: id, quantity }, index) => {
    const param = `line_items[${index}][price]`;
    const price = books.find("price", id);
    if (price === null) {
      throw invalid(missing("price", id, param).message, { code: "resource_missing", param });
    }
    if (!price.active) {
      throw invalid(`The price specified is inactive. This field only accepts active prices.`, {
        param,
      });
    }
    if (quantity === undefined) {
      throw invalid("Quantity is required. Add `quantity` to `line_items[0]`", {
        param: `line_items[${index}]`,
      });
    }
    return { price, quantity };
  });
  const hasRecurring = orders.some(({ price }) => price.recurring !== null);
  if (mode === "payment" && hasRecurring) {
    throw invalid(
      "You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.",
    );
  }
  if (mode === "subscription" && !hasRecurring) {
    throw invalid(
      "You must provide at least one recurring price in `subscription` mode when using prices.",
    );
  }
  if (new Set(orders.map(({ price }) => price.currency)).size > 1) {
    throw invalid("All prices on a Checkout Session must use the same currency.", {
      param: "line_items",
    });
  }
  if (mode === "payment" && subscription_data !== undefined) {
    throw invalid("You can not pass `subscription_data` in `payment` mode.", {
      param: "subscription_data",
    });
  }
  if (mode === "subscription" && input.payment_intent_data !== undefined) {
    throw invalid("You can not pass `payment_intent_data` in `subscription` mode.", {
      param: "payment_intent_data",
    });
  }
  return orders;
}

export function checkUrls({ success_url, cancel_url }: NewSession): void {
  for (const [param, url] of Object.entries({ success_url, cancel_url })) {
    if (url !== undefined && !/^https?:\/\//.test(url)) {
      throw invalid("Not a valid URL", { code: "url_invalid", param });
    }
  }
}

type Expiry = { expiresAt: number; dueAt: number };

/**
 * Returns when the session expires, and when that is by the account's clock. Callers use real time and cannot know
 * the clock's offset, so either time is accepted as now.
 */
export function readExpiry(books: Books, asked: number | undefined): Expiry {
  if (asked === undefined) return { expiresAt: books.now + LATEST, dueAt: books.now + LATEST };
  const realNow = Math.floor(Date.now() / 1_000);
  const isByRealTime = asked >= realNow + SOONEST && asked <= realNow + LATEST;
  const now = isByRealTime ? realNow : books.now;
  const param = "expires_at";
  if (asked < now + SOONEST) {
    throw invalid(
      "The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.",
      { param },
    );
  }
  if (asked > now + LATEST) {
    throw invalid(
      "The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.",
      { param },
    );
  }
  return { expiresAt: asked, dueAt: asked - now + books.now };
}
