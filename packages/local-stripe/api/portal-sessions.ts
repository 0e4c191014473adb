import type Stripe from "stripe";
import blanks from "./blanks.json";
import type { Books } from "./books.ts";
import { drawId } from "./ids.ts";
import { idOf } from "./kept.ts";
import { hash, type Input, oneOf, required, text } from "./parameters.ts";
import { invalid } from "./problem.ts";
import { type Route, route } from "./route.ts";

const SUBSCRIPTION = hash({ subscription: required(text()) });

const NEW_SESSION = {
  configuration: text(),
  customer: required(text()),
  flow_data: hash({
    after_completion: hash({
      hosted_confirmation: hash({ custom_message: text(500) }),
      redirect: hash({ return_url: required(text()) }),
      type: required(oneOf("hosted_confirmation", "portal_homepage", "redirect")),
    }),
    subscription_cancel: SUBSCRIPTION,
    type: required(oneOf("payment_method_update", "subscription_cancel")),
  }),
  locale: text(),
  return_url: text(),
};
type NewSession = Input<typeof NEW_SESSION>;

export const PORTAL_ROUTES: Route[] = [
  route("POST", "/v1/billing_portal/sessions", NEW_SESSION, (books, input) => {
    const { customer, return_url, flow_data } = input;
    books.get("customer", customer, "customer");
    checkUrl(return_url, "return_url");
    if (input.configuration !== undefined) {
      books.get("billing_portal.configuration", input.configuration, "configuration");
    }
    if (return_url !== undefined) books.store.writeSetting("origin", new URL(return_url).origin);
    const id = drawId("billing_portal.session");
    const flow = flow_data === undefined ? null : buildFlow(books, customer, flow_data);
    return books.add<"billing_portal.session">(
      {
        ...blanks["billing_portal.session"],
        id,
        object: "billing_portal.session",
        configuration: input.configuration ?? "bpc_1Sandbox",
        created: books.now,
        customer,
        flow,
        return_url: return_url ?? null,
        url: books.pageUrl(`portal/${id}`),
      },
      "billing_portal.session.created",
    );
  }),
];

function checkUrl(url: string | undefined, param: string): void {
  if (url === undefined || URL.canParse(url)) return;
  throw invalid("Not a valid URL", { code: "url_invalid", param });
}

function buildFlow(
  books: Books,
  customer: string,
  {
    type,
    after_completion: after,
    subscription_cancel: cancel,
  }: NonNullable<NewSession["flow_data"]>,
): Stripe.BillingPortal.Session.Flow {
  checkUrl(after?.redirect?.return_url, "flow_data[after_completion][redirect][return_url]");
  if ((type === "subscription_cancel") !== (cancel !== undefined)) {
    throw invalid("The flow `subscription_cancel` needs its parameter, and no other flow does.", {
      param: "flow_data[subscription_cancel]",
    });
  }
  if (cancel !== undefined) {
    const param = "flow_data[subscription_cancel][subscription]";
    const subscription = books.get("subscription", cancel.subscription, param);
    if (idOf(subscription.customer) !== customer) {
      throw invalid("This subscription belongs to another customer.", { param });
    }
  }
  return {
    after_completion: {
      hosted_confirmation:
        after?.hosted_confirmation === undefined
          ? null
          : { custom_message: after.hosted_confirmation.custom_message ?? null },
      redirect: after?.redirect ?? null,
      type: after?.type ?? "portal_homepage",
    },
    customer_update: null,
    subscription_cancel: cancel === undefined ? null : { ...cancel, retention: null },
    subscription_pause: null,
    subscription_update: null,
    subscription_update_confirm: null,
    type,
  };
}
