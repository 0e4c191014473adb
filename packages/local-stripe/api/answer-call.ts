import { ACCOUNT_ROUTES } from "./account-routes.ts";
import { API_VERSION, Books } from "./books.ts";
import type { Answer, Call } from "./call.ts";
import { CATALOGUE_ROUTES } from "./catalogue.ts";
import { SESSION_ROUTES } from "./checkout-sessions.ts";
import { CUSTOMER_ROUTES } from "./customers.ts";
import { DISPUTE_ROUTES } from "./disputes.ts";
import { expandAnswer } from "./expand.ts";
import { type FormFields, parseForm } from "./form-body.ts";
import { drawId } from "./ids.ts";
import { INVOICE_ROUTES } from "./invoice-routes.ts";
import { list, text } from "./parameters.ts";
import { INTENT_ROUTES } from "./payment-intents.ts";
import { METHOD_ROUTES } from "./payment-methods.ts";
import { CONFIGURATION_ROUTES } from "./portal-configurations.ts";
import { PORTAL_ROUTES } from "./portal-sessions.ts";
import { hideFromBrowser, invalid, Problem } from "./problem.ts";
import { REFUND_ROUTES } from "./refunds.ts";
import { findReplay, keepAnswer } from "./replay.ts";
import { BY_TIME, listRoute, type Route, retrieveRoute, same } from "./route.ts";
import type { Store } from "./store.ts";
import { SUBSCRIPTION_ROUTES } from "./subscription-routes.ts";

const CHARGES = "/v1/charges";
const CHARGE_ROUTES: Route[] = [
  retrieveRoute("charge", CHARGES),
  listRoute(
    "charge",
    CHARGES,
    { ...BY_TIME, customer: text(), payment_intent: text() },
    ({ customer, payment_intent }) => [
      ...same("customer", customer),
      ...same("payment_intent", payment_intent),
    ],
  ),
];

const EVENTS = listRoute(
  "event",
  "/v1/events",
  { ...BY_TIME, types: list(text(), 20) },
  ({ types }) =>
    types === undefined
      ? []
      : [[`data ->> 'type' in (${types.map(() => "?").join(", ")})`, ...types]],
);

export const ROUTES: Route[] = [
  ...CUSTOMER_ROUTES,
  ...CATALOGUE_ROUTES,
  ...SESSION_ROUTES,
  ...METHOD_ROUTES,
  ...INTENT_ROUTES,
  ...SUBSCRIPTION_ROUTES,
  ...INVOICE_ROUTES,
  ...CHARGE_ROUTES,
  ...REFUND_ROUTES,
  ...DISPUTE_ROUTES,
  ...PORTAL_ROUTES,
  EVENTS,
  ...CONFIGURATION_ROUTES,
  ...ACCOUNT_ROUTES,
];

type Transact = (act: () => Answer) => Answer;

/**
 * Runs the call in one transaction: errors roll back, except a declined charge. Once the endpoint has begun, its
 * answer is kept under the idempotency key, errors included.
 */
export function answerCall(store: Store, call: Call, nowMs: number, transact: Transact): Answer {
  const requestId = drawId("request");
  const headers = {
    "request-id": requestId,
    "stripe-version": call.version ?? API_VERSION,
    ...(call.idempotencyKey !== null && { "idempotency-key": call.idempotencyKey }),
  };
  const kept = { requestId, nowMs };
  const progress = { isBegun: false };
  try {
    const form = parseForm(call.form);
    const route = findRoute(call, form);
    return transact(() => {
      const replay = findReplay(store, call, nowMs);
      if (replay !== null) return { ...replay, headers: { ...headers, ...replay.headers } };
      const execute = route.prepare(form);
      progress.isBegun = true;
      const books = new Books(store, nowMs, { id: requestId, idempotencyKey: call.idempotencyKey });
      const answer = { ...run(route, execute, books, call, form), headers };
      keepAnswer(store, call, answer, kept);
      return answer;
    });
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem;
    const answer = { status: problem.status, body: problem.body, headers };
    if (progress.isBegun) keepAnswer(store, call, answer, kept);
    return answer;
  }
}

function run(
  { pattern }: Route,
  execute: ReturnType<Route["prepare"]>,
  books: Books,
  call: Call,
  form: FormFields,
) {
  const isPublic = readKey(call, form)?.startsWith("pk_") === true;
  const [, id = ""] = pattern.exec(call.path) ?? [];
  try {
    const answer = execute(books, decodeId(id));
    const paths = Object.values((form["expand"] ?? {}) as Record<string, string>);
    const expanded = expandAnswer(books, structuredClone(answer), paths);
    return { status: 200, body: isPublic ? hideFromBrowser(expanded) : expanded };
  } catch (problem) {
    if (!(problem instanceof Problem) || problem.details.isCommitted !== true) throw problem;
    const body = isPublic ? problem.bodyForBrowser : problem.body;
    return { status: problem.status, body };
  }
}

function readKey({ key }: Call, form: FormFields): string | null {
  const given = form["key"];
  return key ?? (typeof given === "string" ? given : null);
}

const decodeId = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

function findRoute(call: Call, form: FormFields): Route {
  const { method, path } = call;
  const key = readKey(call, form);
  if (key === null || key === "") {
    throw unauthorized(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY'). See https://stripe.com/docs/api#authentication for details, or we can help at https://support.stripe.com/.",
    );
  }
  if (!/^[sp]k_test_\w+$/.test(key)) {
    throw unauthorized(`Invalid API Key provided: ${hideKey(key)}`);
  }
  const route = ROUTES.find((one) => one.method === method && one.pattern.test(path));
  if (route === undefined) {
    throw new Problem(
      404,
      "invalid_request_error",
      `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
    );
  }
  if (key.startsWith("pk_")) checkPublic(route, form);
  return route;
}

const unauthorized = (message: string) => new Problem(401, "invalid_request_error", message);

const hideKey = (key: string) =>
  key.length < 12 ? "*".repeat(key.length) : `${key.slice(0, 8)}${"*".repeat(8)}${key.slice(-4)}`;

function checkPublic(route: Route, form: FormFields): void {
  if (!route.isPublic) {
    throw new Problem(
      403,
      "invalid_request_error",
      "This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.",
      { code: "secret_key_required" },
    );
  }
  if (form["client_secret"] === undefined) {
    throw invalid("Missing required param: client_secret.", {
      code: "parameter_missing",
      param: "client_secret",
    });
  }
}
