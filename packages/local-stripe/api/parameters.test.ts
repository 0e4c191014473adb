import { describe, expect, inject, test } from "vitest";
import { ROUTES } from "./answer-call.ts";

const { calls } = inject("stripeShapes");
const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

/** Parameters that only Stripe.js sends. */
const OF_BROWSERS: Record<string, string[]> = {
  "POST /v1/payment_intents/:id/confirm": [
    "client_secret",
    "expected_payment_method_type",
    "key",
    "_stripe_version",
    "client_attribution_metadata",
  ],
};
/** Parameters that Stripe requires although the types leave them optional. */
const ASKED_HERE: Record<string, string[]> = {
  "POST /v1/billing_portal/sessions": ["customer"],
  "POST /v1/checkout/sessions": ["line_items", "mode", "success_url"],
  "POST /v1/invoices/create_preview": ["subscription"],
  "POST /v1/payment_methods/:id/attach": ["customer"],
  "POST /v1/prices": ["unit_amount"],
  "POST /v1/subscriptions": ["customer", "items"],
};

const routes = ROUTES.filter(({ method, path }) => method !== "GET" || !path.endsWith("/:id"));

describe("Each route accepts no parameter that Stripe lacks, and requires those that Stripe requires", () => {
  test.each(routes.map((route) => [nameOf(route), route] as const))("%s", (name, { fields }) => {
    const known = calls[name];
    expect(known, "The SDK has no such call").toBeDefined();
    const ours = Object.keys(fields).filter((field) => !OF_BROWSERS[name]?.includes(field));
    expect(ours.filter((field) => known?.[field] === undefined)).toEqual([]);
    const asked = Object.keys(fields).filter((field) => fields[field]?.isRequired);
    const mustHave = Object.keys(known ?? {}).filter(
      (field) => known?.[field]?.isOptional === false,
    );
    expect(asked.sort()).toEqual([...mustHave, ...(ASKED_HERE[name] ?? [])].sort());
  });
});
