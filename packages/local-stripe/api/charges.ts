import { mergeMetadata, metadata, text } from "./parameters.ts";
import { BY_TIME, listRoute, type Route, retrieveRoute, route, same } from "./route.ts";

const PATH = "/v1/charges";

export const CHARGE_ROUTES: Route[] = [
  route(
    "POST",
    `${PATH}/:id`,
    { description: text(), metadata: metadata(), receipt_email: text() },
    (books, { description, metadata, receipt_email }, id) => {
      const charge = books.get("charge", id);
      return books.change<"charge">(
        charge,
        {
          ...(description !== undefined && { description }),
          ...(receipt_email !== undefined && { receipt_email }),
          metadata: mergeMetadata(charge.metadata, metadata),
        },
        "charge.updated",
      );
    },
  ),
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
