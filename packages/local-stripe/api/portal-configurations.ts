import type Stripe from "stripe";
import blanks from "./blanks.json";
import type { Books } from "./books.ts";
import { drawId } from "./ids.ts";
import {
  flag,
  hash,
  type Input,
  list,
  mergeMetadata,
  metadata,
  oneOf,
  orEmpty,
  required,
  text,
} from "./parameters.ts";
import { listRoute, type Route, retrieveRoute, route, same } from "./route.ts";

const PATH = "/v1/billing_portal/configurations";

const SWITCH = hash({ enabled: required(flag()) });
const FEATURES = hash({
  customer_update: hash({
    allowed_updates: list(oneOf("address", "email", "name", "phone", "shipping", "tax_id")),
    enabled: required(flag()),
  }),
  invoice_history: SWITCH,
  payment_method_update: SWITCH,
  subscription_cancel: hash({
    enabled: required(flag()),
    mode: oneOf("at_period_end", "immediately"),
    proration_behavior: oneOf("always_invoice", "create_prorations", "none"),
  }),
  subscription_pause: SWITCH,
  subscription_update: SWITCH,
});
const FIELDS = {
  business_profile: hash({
    headline: orEmpty(text(60)),
    privacy_policy_url: text(),
    terms_of_service_url: text(),
  }),
  default_return_url: orEmpty(text()),
  metadata: metadata(),
  name: orEmpty(text()),
};
const CHANGES = { ...FIELDS, active: flag(), features: FEATURES };
type Features = NonNullable<Input<typeof CHANGES>["features"]>;

const NO_FEATURES: Stripe.BillingPortal.Configuration.Features = {
  customer_update: { allowed_updates: [], enabled: false },
  invoice_history: { enabled: false },
  payment_method_update: { enabled: false, payment_method_configuration: null },
  subscription_cancel: {
    cancellation_reason: { enabled: false, feedback_options: null, options: [] },
    enabled: false,
    mode: "at_period_end",
    proration_behavior: "none",
  },
  subscription_pause: {
    duration: { interval_options: [], type: "indefinite" },
    enabled: false,
  },
  subscription_update: {
    billing_cycle_anchor: null,
    default_allowed_updates: [],
    enabled: false,
    proration_behavior: "none",
    schedule_at_period_end: { conditions: [] },
    trial_update_behavior: "end_trial",
  },
};

/** Merges the given features into the previous ones, each field by field. */
const mergeFeatures = (
  before: Stripe.BillingPortal.Configuration.Features,
  given: Features = {},
): Stripe.BillingPortal.Configuration.Features =>
  Object.fromEntries(
    Object.entries(before).map(([name, feature]) => [
      name,
      { ...feature, ...given[name as keyof Features] },
    ]),
  ) as unknown as Stripe.BillingPortal.Configuration.Features;

export const CONFIGURATION_ROUTES: Route[] = [
  route("POST", PATH, { ...FIELDS, features: required(FEATURES) }, (books, input) =>
    books.add<"billing_portal.configuration">(
      {
        ...blanks["billing_portal.configuration"],
        id: drawId("billing_portal.configuration"),
        object: "billing_portal.configuration",
        active: true,
        business_profile: readProfile(input.business_profile),
        created: books.now,
        default_return_url: input.default_return_url ?? null,
        features: mergeFeatures(NO_FEATURES, input.features),
        metadata: mergeMetadata({}, input.metadata),
        name: input.name ?? null,
        updated: books.now,
      },
      "billing_portal.configuration.created",
    ),
  ),
  route("POST", `${PATH}/:id`, CHANGES, change),
  retrieveRoute("billing_portal.configuration", PATH),
  listRoute(
    "billing_portal.configuration",
    PATH,
    { active: flag(), is_default: flag() },
    ({ active, is_default }) => [...same("active", active), ...same("is_default", is_default)],
  ),
];

function change(books: Books, input: Input<typeof CHANGES>, id: string) {
  const before = books.get("billing_portal.configuration", id);
  return books.change<"billing_portal.configuration">(
    before,
    {
      ...(input.active !== undefined && { active: input.active }),
      ...(input.business_profile !== undefined && {
        business_profile: readProfile(input.business_profile),
      }),
      ...(input.default_return_url !== undefined && {
        default_return_url: input.default_return_url,
      }),
      features: mergeFeatures(before.features, input.features),
      metadata: mergeMetadata(before.metadata, input.metadata),
      ...(input.name !== undefined && { name: input.name }),
      updated: books.now,
    },
    "billing_portal.configuration.updated",
  );
}

const readProfile = (given: Input<typeof FIELDS>["business_profile"]) => ({
  headline: given?.headline ?? null,
  privacy_policy_url: given?.privacy_policy_url ?? null,
  terms_of_service_url: given?.terms_of_service_url ?? null,
});
