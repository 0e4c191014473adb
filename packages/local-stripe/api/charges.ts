import { text } from "./parameters.ts";
import { BY_TIME, listRoute, type Route, retrieveRoute, same } from "./route.ts";

const PATH = "/v1/charges";

export const CHARGE_ROUTES: Route[] = [
  retrieveRoute("charge", PATH),
  listRoute(
    "charge",
    PATH,
    { ...BY_TIME, customer: text(), payment_intent: text() },
    ({ customer, payment_intent }) => [
      ...same("customer", customer),
      ...same("payment_intent", payment_intent),
    ],
  ),
];
