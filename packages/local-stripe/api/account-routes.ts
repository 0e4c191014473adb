import type Stripe from "stripe";
import { days } from "../duration.ts";
import type { Books } from "./books.ts";
import { STATEMENT_PREFIX } from "./build-payment.ts";
import { moveClock } from "./clock.ts";
import { deleteCustomer } from "./delete-customer.ts";
import { drawId, drawText } from "./ids.ts";
import {
  flag,
  list,
  mergeMetadata,
  metadata,
  orEmpty,
  required,
  text,
  timestamp,
} from "./parameters.ts";
import { invalid } from "./problem.ts";
import { listRoute, type Route, retrieveRoute, route, same } from "./route.ts";

const ENDPOINTS = "/v1/webhook_endpoints";
const DOMAINS = "/v1/payment_method_domains";
const CLOCKS = "/v1/test_helpers/test_clocks";
const LONGEST_ADVANCE = days(62) / 1_000;

const ENDPOINT_FIELDS = {
  description: orEmpty(text()),
  enabled_events: list(text(), 1_000),
  metadata: metadata(),
  url: text(),
};

function checkUrl(url: string | undefined): void {
  if (url === undefined || /^https?:\/\//.test(url)) return;
  throw invalid("Invalid URL: An explicit scheme (such as https) must be provided.", {
    code: "url_invalid",
    param: "url",
  });
}

/** No events are sent to these endpoints: the account delivers only to the binding `WEBHOOK`. */
const ENDPOINT_ROUTES: Route[] = [
  route(
    "POST",
    ENDPOINTS,
    {
      ...ENDPOINT_FIELDS,
      api_version: text(),
      enabled_events: required(list(text(), 1_000)),
      url: required(text()),
    },
    (books, input) => {
      checkUrl(input.url);
      const endpoint = books.add<"webhook_endpoint">({
        id: drawId("webhook_endpoint"),
        object: "webhook_endpoint",
        api_version: input.api_version ?? null,
        application: null,
        created: books.now,
        description: input.description ?? null,
        enabled_events: input.enabled_events,
        livemode: false,
        metadata: mergeMetadata({}, input.metadata),
        status: "enabled",
        url: input.url,
      });
      // Stripe shows the secret only here.
      return { ...endpoint, secret: `whsec_${drawText(32)}` };
    },
  ),
  route(
    "POST",
    `${ENDPOINTS}/:id`,
    { ...ENDPOINT_FIELDS, disabled: flag() },
    (books, input, id) => {
      checkUrl(input.url);
      const before = books.get("webhook_endpoint", id);
      const { description, disabled, enabled_events, url } = input;
      return books.change<"webhook_endpoint">(before, {
        ...(description !== undefined && { description }),
        ...(disabled !== undefined && { status: disabled ? "disabled" : "enabled" }),
        ...(enabled_events !== undefined && { enabled_events }),
        ...(url !== undefined && { url }),
        metadata: mergeMetadata(before.metadata, input.metadata),
      });
    },
  ),
  retrieveRoute("webhook_endpoint", ENDPOINTS),
  listRoute("webhook_endpoint", ENDPOINTS, {}, () => [["data ->> 'deleted' is null"]]),
  route("DELETE", `${ENDPOINTS}/:id`, {}, (books, _, id) => deleteEndpoint(books, id), {
    canExpand: false,
  }),
];

function deleteEndpoint(books: Books, id: string): Stripe.DeletedWebhookEndpoint {
  books.get("webhook_endpoint", id);
  const deleted = { id, object: "webhook_endpoint", deleted: true } as const;
  books.store.put(deleted as unknown as Stripe.WebhookEndpoint);
  return deleted;
}

const ACTIVE = { status: "active" };

const DOMAIN_ROUTES: Route[] = [
  route("POST", DOMAINS, { domain_name: required(text(255)), enabled: flag() }, (books, input) => {
    if (input.domain_name.includes("/") || input.domain_name.startsWith("localhost")) {
      throw invalid(`Invalid domain name: ${input.domain_name}`, { param: "domain_name" });
    }
    const where = same("domain_name", input.domain_name);
    const [known] = books.store.list("payment_method_domain", { where }).data;
    return known ?? books.add<"payment_method_domain">(buildDomain(books, input));
  }),
  route("POST", `${DOMAINS}/:id`, { enabled: flag() }, (books, { enabled }, id) => {
    const domain = books.get("payment_method_domain", id);
    return books.change<"payment_method_domain">(domain, {
      ...(enabled !== undefined && { enabled }),
    });
  }),
  retrieveRoute("payment_method_domain", DOMAINS),
  listRoute(
    "payment_method_domain",
    DOMAINS,
    { domain_name: text(), enabled: flag() },
    ({ domain_name, enabled }) => [
      ...same("domain_name", domain_name),
      ...same("enabled", enabled),
    ],
  ),
];

const buildDomain = (
  books: Books,
  { domain_name, enabled = true }: { domain_name: string; enabled?: boolean | undefined },
): Stripe.PaymentMethodDomain => ({
  id: drawId("payment_method_domain"),
  object: "payment_method_domain",
  amazon_pay: ACTIVE,
  apple_pay: ACTIVE,
  created: books.now,
  domain_name,
  enabled,
  google_pay: ACTIVE,
  klarna: ACTIVE,
  link: ACTIVE,
  livemode: false,
  paypal: ACTIVE,
});

/** Advancing a test clock advances the account's only clock by as much. That clock never stands still. */
const CLOCK_ROUTES: Route[] = [
  route("POST", CLOCKS, { frozen_time: required(timestamp()), name: text() }, (books, input) =>
    books.add<"test_helpers.test_clock">({
      id: drawId("test_helpers.test_clock"),
      object: "test_helpers.test_clock",
      created: books.now,
      deletes_after: books.now + days(30) / 1_000,
      frozen_time: input.frozen_time,
      livemode: false,
      name: input.name ?? null,
      status: "ready",
      status_details: {},
    }),
  ),
  route("POST", `${CLOCKS}/:id/advance`, { frozen_time: required(timestamp()) }, advance),
  retrieveRoute("test_helpers.test_clock", CLOCKS),
  route("DELETE", `${CLOCKS}/:id`, {}, (books, _, id) => deleteClock(books, id), {
    canExpand: false,
  }),
];

/** Deletes the clock's customers too, which ends their subscriptions. */
function deleteClock(books: Books, id: string): Stripe.TestHelpers.DeletedTestClock {
  books.get("test_helpers.test_clock", id);
  const ofClock = { where: same("test_clock", id) };
  for (const customer of books.store.list("customer", ofClock).data) {
    deleteCustomer(books, customer.id);
  }
  const deleted = { id, object: "test_helpers.test_clock", deleted: true } as const;
  books.store.put(deleted as unknown as Stripe.TestHelpers.TestClock);
  return deleted;
}

function advance(books: Books, { frozen_time }: { frozen_time: number }, id: string) {
  const clock = books.get("test_helpers.test_clock", id);
  if (frozen_time <= clock.frozen_time) {
    throw invalid("`frozen_time` must be later than the clock's current time.", {
      param: "frozen_time",
    });
  }
  if (frozen_time > clock.frozen_time + LONGEST_ADVANCE) {
    throw invalid("A clock advances by at most two intervals of its shortest subscription.", {
      param: "frozen_time",
    });
  }
  moveClock(books.store, { byMs: (frozen_time - clock.frozen_time) * 1_000 });
  return books.change<"test_helpers.test_clock">(clock, { frozen_time });
}

/** Only what the app reads of it. */
const OWN_ROUTE = route("GET", "/v1/account", {}, () => ({
  id: "acct_1Sandbox",
  object: "account",
  settings: {
    card_payments: { statement_descriptor_prefix: STATEMENT_PREFIX },
    payments: { statement_descriptor: STATEMENT_PREFIX },
  },
}));

export const ACCOUNT_ROUTES: Route[] = [
  OWN_ROUTE,
  ...ENDPOINT_ROUTES,
  ...DOMAIN_ROUTES,
  ...CLOCK_ROUTES,
];
