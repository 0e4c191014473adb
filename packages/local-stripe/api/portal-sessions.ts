import { drawId } from "./ids.ts";
import { hash, oneOf, required, text } from "./parameters.ts";
import { invalid } from "./problem.ts";
import { type Route, route } from "./route.ts";

const NEW_SESSION = {
  configuration: text(),
  customer: required(text()),
  flow_data: hash({ type: required(oneOf("payment_method_update")) }),
  return_url: text(),
};

export const PORTAL_ROUTES: Route[] = [
  route("POST", "/v1/billing_portal/sessions", NEW_SESSION, (books, input) => {
    const { configuration, customer, flow_data: flow = null, return_url = null } = input;
    books.get("customer", customer, "customer");
    if (return_url !== null) {
      if (!URL.canParse(return_url)) {
        throw invalid("Not a valid URL", { code: "url_invalid", param: "return_url" });
      }
      books.store.writeSetting("origin", new URL(return_url).origin);
    }
    if (configuration !== undefined) {
      books.get("billing_portal.configuration", configuration, "configuration");
    }
    const id = drawId("billing_portal.session");
    return books.add<"billing_portal.session">(
      {
        id,
        object: "billing_portal.session",
        configuration: configuration ?? "bpc_1Sandbox",
        created: books.now,
        customer,
        flow,
        return_url,
        url: books.pageUrl(`portal/${id}`),
      },
      "billing_portal.session.created",
    );
  }),
];
