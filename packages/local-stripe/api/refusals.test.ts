import { beforeAll, describe, expect, test } from "vitest";
import { account, callApi, connect, openTrial, stripe } from "../testing/local-stripe.ts";

const ask = async (method: string, path: string, form = "", key = "sk_test_sandbox") => {
  const isBody = method === "POST";
  const answer = await callApi(`${path}${isBody || form === "" ? "" : `?${form}`}`, {
    method,
    headers: { ...(key !== "" && { Authorization: `Bearer ${key}` }) },
    ...(isBody && { body: new URLSearchParams(form) }),
  });
  const body = await answer.json<{ error?: { doc_url?: string } }>();
  return { status: answer.status, error: body.error };
};

type Trial = Awaited<ReturnType<typeof openTrial>>;
let trial: Trial;
beforeAll(async () => {
  await account.reset();
  trial = await openTrial();
});

const LINE = "line_items[0][price]=PRICE&line_items[0][quantity]=1";
const SESSION = `mode=subscription&customer=CUSTOMER&success_url=https://a.example/&${LINE}`;
const fill = (text: string) =>
  text
    .replaceAll("PRICE", trial.monthly.id)
    .replaceAll("FEE", trial.fee.id)
    .replaceAll("CUSTOMER", trial.customer.id)
    .replaceAll("SESSION", trial.session.id);

describe("A wrong parameter is rejected with Stripe's error", () => {
  test.each([
    ["/v1/customers", "foo=1", "foo", "parameter_unknown", "Received unknown parameter: foo"],
    [
      "/v1/checkout/sessions",
      `${SESSION}&line_items[0][colour]=red`,
      "line_items[0][colour]",
      "parameter_unknown",
      "Received unknown parameter: line_items[0][colour]",
    ],
    ["/v1/products", "", "name", "parameter_missing", "Missing required param: name."],
    [
      "/v1/payment_intents",
      "currency=usd&amount=1.5",
      "amount",
      "parameter_invalid_integer",
      "Invalid integer: 1.5",
    ],
    [
      "/v1/payment_intents",
      "currency=usd&amount=49",
      "amount",
      "amount_too_small",
      "Amount must be at least $0.50 usd",
    ],
    [
      "/v1/payment_intents",
      "currency=usd&amount=50&receipt_email=zo%C3%AB@ex%C3%A4mple.test",
      "receipt_email",
      "email_invalid",
      "Invalid email address: zoë@exämple.test",
    ],
    [
      "/v1/products",
      "name=",
      "name",
      "parameter_invalid_empty",
      /^You passed an empty string for 'name'/,
    ],
    ["/v1/products", "name[a]=b", "name", undefined, "Invalid string: {...}"],
    [
      "/v1/checkout/sessions",
      SESSION.replace("CUSTOMER", "cus_none"),
      "customer",
      "resource_missing",
      "No such customer: 'cus_none'",
    ],
    [
      "/v1/checkout/sessions",
      SESSION.replace("PRICE", "price_none"),
      "line_items[0][price]",
      "resource_missing",
      "No such price: 'price_none'",
    ],
    [
      "/v1/checkout/sessions",
      SESSION.replace("PRICE", "FEE"),
      undefined,
      undefined,
      /at least one recurring price/,
    ],
    [
      "/v1/checkout/sessions",
      SESSION.replace("https://a.example/", "nowhere"),
      "success_url",
      "url_invalid",
      "Not a valid URL",
    ],
    [
      "/v1/checkout/sessions",
      `${SESSION}&expires_at=1700000000`,
      "expires_at",
      undefined,
      /at least 30 minutes/,
    ],
    [
      "/v1/checkout/sessions",
      `${SESSION}&expires_at=9999999999`,
      "expires_at",
      undefined,
      /less than 24 hours/,
    ],
    [
      "/v1/customers",
      Array.from({ length: 51 }, (_, index) => `metadata[k${index}]=v`).join("&"),
      "metadata",
      undefined,
      /at most 50 keys/,
    ],
    ["/v1/refunds", "", undefined, undefined, /payment_intent or charge/],
    ["/v1/refunds", "charge=ch_none", "charge", "resource_missing", "No such charge: 'ch_none'"],
    [
      "/v1/prices",
      "currency=usd&unit_amount=1&product=prod_none",
      "product",
      "resource_missing",
      "No such product: 'prod_none'",
    ],
  ])("POST %s %s", async (path, form, param, code, message) => {
    const { status, error } = await ask("POST", fill(path), fill(form));
    expect([400, 404]).toContain(status);
    expect(error).toEqual({
      type: "invalid_request_error",
      message: typeof message === "string" ? message : expect.stringMatching(message),
      ...(param !== undefined && { param }),
      ...(code !== undefined && { code, doc_url: expect.stringContaining("error-codes") }),
    });
  });

  test.each([
    ["limit=101", "limit"],
    ["created[after]=1", "created[after]"],
    ["starting_after=cus_none", "starting_after"],
    ["expand[]=data.email", "expand"],
    ["expand[]=data.a.b.c.d.e", "expand[0]"],
  ])("GET /v1/customers?%s", async (form, param) => {
    const { error } = await ask("GET", "/v1/customers", form);
    expect(error).toMatchObject({ type: "invalid_request_error", param });
  });
});

test.each([
  ["/v1/customers/x", "customer", "id"],
  ["/v1/checkout/sessions/x", "checkout.session", "session"],
  ["/v1/payment_intents/x", "payment intent", "intent"],
])("GET %s: no such object", async (path, what, param) => {
  expect(await ask("GET", path)).toEqual({
    status: 404,
    error: {
      code: "resource_missing",
      doc_url: "https://stripe.com/docs/error-codes/resource-missing",
      message: `No such ${what}: 'x'`,
      param,
      type: "invalid_request_error",
    },
  });
});

describe("Keys", () => {
  test("are rejected if missing, invalid or publishable", async () => {
    expect(await ask("GET", "/v1/customers", "", "")).toMatchObject({ status: 401 });
    expect(await ask("GET", "/v1/customers", "", "sk_live_abcdefgh1234")).toEqual({
      status: 401,
      error: {
        message: "Invalid API Key provided: sk_live_********1234",
        type: "invalid_request_error",
      },
    });
    expect(await ask("GET", "/v1/customers", "", "pk_test_x")).toMatchObject({
      status: 403,
      error: { code: "secret_key_required" },
    });
  });

  test("that are publishable may read an intent with its client secret", async () => {
    const intent = await stripe.paymentIntents.create({ amount: 3_900, currency: "usd" });
    const browser = connect("pk_test_sandbox");
    const client_secret = intent.client_secret ?? "";
    expect(await browser.paymentIntents.retrieve(intent.id, { client_secret })).toMatchObject({
      id: intent.id,
      status: "requires_payment_method",
    });
    await expect(
      browser.paymentIntents.retrieve(intent.id, { client_secret: `${client_secret}x` }),
    ).rejects.toMatchObject({ param: "client_secret" });
    await expect(browser.paymentIntents.retrieve(intent.id)).rejects.toMatchObject({
      code: "parameter_missing",
    });
  });

  test.each([
    ["GET", "/v1/nothing"],
    ["DELETE", "/v1/checkout/sessions/SESSION"],
  ])("%s %s is not a path of Stripe's", async (method, path) => {
    const { status, error } = await ask(method, fill(path));
    expect([status, error]).toMatchObject([
      404,
      { message: expect.stringMatching(`^Unrecognized request URL \\(${method}: /v1/`) },
    ]);
  });
});
