import type { Books } from "./books.ts";
import { drawId } from "./ids.ts";
import type { PortalConfiguration } from "./kept.ts";
import { flag, hash, type Input, metadata, oneOf, required } from "./parameters.ts";
import { listRoute, type Route, route, same } from "./route.ts";

const PATH = "/v1/billing_portal/configurations";

const SWITCH = hash({ enabled: required(flag()) });
const FEATURES = hash({
  customer_update: SWITCH,
  invoice_history: SWITCH,
  payment_method_update: SWITCH,
  subscription_cancel: hash({
    enabled: required(flag()),
    mode: oneOf("at_period_end", "immediately"),
    proration_behavior: oneOf("none"),
  }),
  subscription_update: SWITCH,
});
const CHANGES = { features: required(FEATURES) };
type Features = PortalConfiguration["features"];

const NO_FEATURES: Features = {
  customer_update: { enabled: false },
  invoice_history: { enabled: false },
  payment_method_update: { enabled: false },
  subscription_cancel: { enabled: false, mode: "at_period_end", proration_behavior: "none" },
  subscription_pause: { enabled: false },
  subscription_update: { enabled: false },
};

/** Merges the given features into the previous ones, each field by field. */
const mergeFeatures = (before: Features, { features }: Input<typeof CHANGES>): Features =>
  Object.fromEntries(
    Object.entries(before).map(([name, feature]) => [
      name,
      { ...feature, ...features[name as keyof typeof features] },
    ]),
  );

/** Only the app's check reads a configuration: the portal's page is the same for each. */
export const CONFIGURATION_ROUTES: Route[] = [
  route("POST", PATH, { ...CHANGES, metadata: metadata() }, (books: Books, input) =>
    books.add<"billing_portal.configuration">({
      id: drawId("billing_portal.configuration"),
      object: "billing_portal.configuration",
      active: true,
      created: books.now,
      features: mergeFeatures(NO_FEATURES, input),
      metadata: input.metadata ?? {},
    }),
  ),
  route("POST", `${PATH}/:id`, CHANGES, (books, input, id) => {
    const before = books.get("billing_portal.configuration", id);
    const features = mergeFeatures(before.features, input);
    return books.change<"billing_portal.configuration">(before, { features });
  }),
  listRoute("billing_portal.configuration", PATH, { active: flag() }, ({ active }) =>
    same("active", active),
  ),
];
