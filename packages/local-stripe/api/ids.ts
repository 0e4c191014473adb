const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

export const drawText = (length: number): string =>
  [...crypto.getRandomValues(new Uint8Array(length))]
    .map((byte) => SIGNS[byte % SIGNS.length])
    .join("");

/** By object name, as long as Stripe's ids. */
const FORMS = {
  "billing_portal.configuration": "bpc_1:23",
  "billing_portal.session": "bps_1:23",
  charge: "ch_3:23",
  "checkout.session": "cs_test_:58",
  customer: "cus_:14",
  dispute: "du_1:23",
  event: "evt_1:23",
  invoice: "in_1:23",
  invoice_payment: "inpay_1:23",
  item: "li_1:23",
  line_item: "il_1:23",
  payment_intent: "pi_3:23",
  payment_method: "pm_1:23",
  payment_method_domain: "pmd_1:23",
  price: "price_1:23",
  product: "prod_:14",
  refund: "re_3:23",
  request: "req_:14",
  subscription: "sub_1:23",
  subscription_item: "si_:14",
  "test_helpers.test_clock": "clock_1:23",
  webhook_endpoint: "we_1:23",
} as const;

export function drawId(name: keyof typeof FORMS): string {
  const [prefix = "", length] = FORMS[name].split(":");
  return prefix + drawText(Number(length));
}
