import { days } from "../duration.ts";
import type { Books } from "./books.ts";
import { STATEMENT_PREFIX } from "./build-payment.ts";
import { moveClock } from "./clock.ts";
import { deleteCustomer } from "./customers.ts";
import { drawId, drawText } from "./ids.ts";
import { flag, list, required, text, timestamp } from "./parameters.ts";
import { invalid } from "./problem.ts";
import { listRoute, type Route, retrieveRoute, route, same } from "./route.ts";

const ENDPOINTS = "/v1/webhook_endpoints";
const DOMAINS = "/v1/payment_method_domains";
const CLOCKS = "/v1/test_helpers/test_clocks";
const LONGEST_ADVANCE = days(62) / 1_000;

const EVENTS = list(text(), 1_000);

/** No events are sent to these endpoints: the account delivers only to the binding `WEBHOOK`. */
const ENDPOINT_ROUTES: Route[] = [
  route(
    "POST",
    ENDPOINTS,
    { api_version: text(), enabled_events: required(EVENTS), url: required(text()) },
    (books, { api_version = null, enabled_events, url }) => {
      const endpoint = books.add<"webhook_endpoint">({
        id: drawId("webhook_endpoint"),
        object: "webhook_endpoint",
        api_version,
        created: books.now,
        enabled_events,
        status: "enabled",
        url,
      });
      // Stripe shows the secret only here.
      return { ...endpoint, secret: `whsec_${drawText(32)}` };
    },
  ),
  route(
    "POST",
    `${ENDPOINTS}/:id`,
    { disabled: flag(), enabled_events: EVENTS },
    (books, { disabled, enabled_events }, id) =>
      books.change<"webhook_endpoint">(books.get("webhook_endpoint", id), {
        ...(disabled !== undefined && { status: disabled ? "disabled" : "enabled" }),
        ...(enabled_events !== undefined && { enabled_events }),
      }),
  ),
  listRoute("webhook_endpoint", ENDPOINTS, {}, () => [["data ->> 'deleted' is null"]]),
  route("DELETE", `${ENDPOINTS}/:id`, {}, (books, _, id) => {
    books.get("webhook_endpoint", id);
    return books.leaveStub({ id, object: "webhook_endpoint" });
  }),
];

const ACTIVE = { status: "active" } as const;

const DOMAIN_ROUTES: Route[] = [
  route("POST", DOMAINS, { domain_name: required(text(255)) }, (books, { domain_name }) =>
    books.add<"payment_method_domain">({
      id: drawId("payment_method_domain"),
      object: "payment_method_domain",
      apple_pay: ACTIVE,
      created: books.now,
      domain_name,
      enabled: true,
      google_pay: ACTIVE,
    }),
  ),
  route("POST", `${DOMAINS}/:id`, { enabled: required(flag()) }, (books, { enabled }, id) =>
    books.change<"payment_method_domain">(books.get("payment_method_domain", id), { enabled }),
  ),
  listRoute("payment_method_domain", DOMAINS, { domain_name: text() }, ({ domain_name }) =>
    same("domain_name", domain_name),
  ),
];

/** Advancing a test clock advances the account's only clock by as much. That clock never stands still. */
const CLOCK_ROUTES: Route[] = [
  route("POST", CLOCKS, { frozen_time: required(timestamp()) }, (books, { frozen_time }) =>
    books.add<"test_helpers.test_clock">({
      id: drawId("test_helpers.test_clock"),
      object: "test_helpers.test_clock",
      created: books.now,
      frozen_time,
      status: "ready",
    }),
  ),
  route("POST", `${CLOCKS}/:id/advance`, { frozen_time: required(timestamp()) }, advance),
  retrieveRoute("test_helpers.test_clock", CLOCKS),
  route("DELETE", `${CLOCKS}/:id`, {}, deleteClock),
];

/** Deletes the clock's customers too, which ends their subscriptions. */
function deleteClock(books: Books, _: object, id: string): object {
  books.get("test_helpers.test_clock", id);
  const ofClock = { where: same("test_clock", id) };
  for (const customer of books.store.list("customer", ofClock).data) {
    deleteCustomer(books, customer.id);
  }
  return books.leaveStub({ id, object: "test_helpers.test_clock" });
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
