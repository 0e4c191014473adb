import { hours, minutes } from "../duration.ts";
import type { Books } from "./books.ts";
import type { Order } from "./build-subscription.ts";
import {
  flag,
  hash,
  type Input,
  integer,
  list,
  metadata,
  oneOf,
  required,
  text,
  timestamp,
} from "./parameters.ts";
import { invalid, missing } from "./problem.ts";

const SOONEST = minutes(30) / 1_000;
const LATEST = hours(24) / 1_000;

export const NEW_SESSION = {
  adaptive_pricing: hash({ enabled: required(flag()) }),
  allowed_payment_method_types: list(text()),
  cancel_url: text(),
  client_reference_id: text(200),
  custom_text: hash({ submit: hash({ message: required(text(1_200)) }) }),
  customer: required(text()),
  expires_at: timestamp(),
  line_items: required(
    list(hash({ price: required(text()), quantity: required(integer({ min: 1, max: 999_999 })) })),
  ),
  metadata: metadata(),
  mode: required(oneOf("subscription")),
  payment_method_collection: oneOf("always"),
  subscription_data: hash({
    metadata: metadata(),
    trial_period_days: integer({ min: 1, max: 730 }),
  }),
  success_url: required(text()),
};
export type NewSession = Input<typeof NEW_SESSION>;

/** Validates the line items and returns what is sold. */
export function readOrders(books: Books, { line_items }: NewSession): Order[] {
  const orders = line_items.map(({ price: id, quantity }, index) => {
    const param = `line_items[${index}][price]`;
    const price = books.find("price", id);
    if (price === null) throw missingReference("price", id, param);
    if (!price.active) {
      throw invalid(`The price specified is inactive. This field only accepts active prices.`, {
        param,
      });
    }
    return { price, quantity };
  });
  if (orders.every(({ price }) => price.recurring === null)) {
    throw invalid(
      "You must provide at least one recurring price in `subscription` mode when using prices.",
    );
  }
  return orders;
}

/** Stripe answers 400 for a missing object that a parameter names. */
export const missingReference = (what: string, id: string, param: string) =>
  invalid(missing(what, id, param).message, { code: "resource_missing", param });

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
