import { ARCHETYPES } from "#app/domain/archetypes.ts";
import { ALL_GUIDE_IDS } from "#app/domain/guides.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import {
  downloadPath,
  fileOfGuide,
  fileOfReport,
  LIBRARY_FILE,
  SOLD_FILES,
  type SoldFile,
} from "#app/domain/purchase/download.ts";
import { formatSignupName } from "#app/domain/waitlist.ts";
import { findReportFile } from "#app/funnels/life-assessment/server/report-files.ts";
import { describeStored } from "#app/orders/rules/product-file.ts";
import { signLink } from "#app/platform/signed-link.ts";
import { readWorkerConfig } from "../tools/worker-configs.ts";
import { type BrowserCalls, jsonBody, payCheckout } from "./browser-calls.ts";
import { CHANGED_PRICE } from "./far-budget.ts";
import type { FarServer } from "./far-server.ts";
import { answersOf } from "./visitor-load.ts";

const PER_SAVE = 5;

/** Sends one request as a step whose time counts. @throws Error for a status other than the expected one */
export type TakeStep = (
  name: string,
  url: string,
  init?: RequestInit & { status?: number },
) => Promise<Record<string, string>>;

export type Walker = {
  readonly server: FarServer;
  readonly browser: BrowserCalls;
  readonly step: TakeStep;
  /** Nobody else's. */
  readonly email: string;
};

const json = (body: object, status = 200) => ({ ...jsonBody(body), status });
const form = (fields: Record<string, string>, status = 303) => ({
  method: "POST",
  body: new URLSearchParams(fields),
  status,
});

/** Walks each funnel from its landing page to the end, in a browser of its own. */
export const FUNNELS = {
  waitlist: async ({ server, step, email }: Walker) => {
    await step("landing", "/");
    await step("count", "/api/waitlist/count");
    await step("signup", "/api/waitlist/signup", json({ email }, 201));
    const token = await signConfirmation(server, email);
    await step("confirmation", `/waitlist/confirm?token=${token}`);
    await step("confirm", "/waitlist/confirm", form({ token }));
  },

  "dating quiz": async ({ browser, step, email }: Walker) => {
    const archetype = "echo";
    await step("landing", "/quiz1");
    const person = { name: "Ada", email, age: "25–34", gender: "female" };
    await step("submit", "/api/quiz/submit", json({ ...person, archetype }, 201));
    const buyer = { email, archetype };
    const order = await step("payment form", "/api/create-payment-intent", json(buyer));
    await payIntent(browser, order);
    await step("success", `/success?payment_intent=${intentOf(order)}`);
    await step("downloads", "/downloads");
    await step("a file", downloadPath(`${order["orderId"]}`, SOLD_FILES.guide));
    await step("library", "/library");
  },

  "life assessment": async ({ server, browser, step, email }: Walker) => {
    await step("landing", "/quiz2");
    await step("first statements", "/quiz2/start");
    const { attempt_id = "" } = await step("start", "/api/quiz2/start", json({}, 201));
    const responses = answersOf(3);
    const some = responses.slice(0, PER_SAVE);
    await step("save", "/api/quiz2/save", json({ attempt_id, responses: some }));
    const all = { attempt_id, responses, progress_count: responses.length };
    await step("save of all", "/api/quiz2/save", json(all));
    await step("complete", "/api/quiz2/complete", json({ attempt_id, time_spent_seconds: 600 }));
    await step("mini", `/quiz2/mini/${attempt_id}`);
    await step("email capture", "/api/quiz2/email-capture", json({ attemptId: attempt_id, email }));
    await step("paywall", "/quiz2/paywall");
    const buyer = { attempt_id, email, offer: "trial" };
    const { checkout_url = "" } = await step("checkout", "/api/quiz2/checkout", json(buyer));
    await step("thank-you", await payCheckout(browser, checkout_url, email));
    await step("results page", "/quiz2/results");
    await step("results", `/api/quiz2/results/${attempt_id}`);
    await server.files.put(findReportFile(attempt_id as AttemptId, "report").key, FILE);
    await step("report", `/api/quiz2/report/${attempt_id}`);
    await step("courses", "/quiz2/courses");
    await step("manage", "/quiz2/manage");
    await step("cancel", "/quiz2/manage", form({ intent: "cancel", attempt_id }));
  },

  perfectionism: async ({ browser, step }: Walker) => {
    await step("landing", "/perfectionism");
    await step("checkout page", "/checkout");
    const path = "/api/create-perfectionism-payment";
    await step("payment form, $49", path, json({ price: "49" }));
    await step("exit offer", "/api/perfectionism/exit-offer", json({}));
    const order = await step(CHANGED_PRICE, path, json({ price: "39" }));
    await payIntent(browser, order);
    await step("success", `/success?product=perfectionism&payment_intent=${intentOf(order)}`);
    await step("downloads", "/downloads");
  },
} satisfies Record<string, (walker: Walker) => Promise<void>>;

/** Its size hardly matters: distances do not delay the bytes of a file. */
const FILE = "%PDF-1.4 ".repeat(2_000);

/** Stores everything that is sold. */
export async function storeProducts({ files }: FarServer): Promise<void> {
  const sold: SoldFile[] = [
    ...Object.values(SOLD_FILES),
    LIBRARY_FILE,
    ...ARCHETYPES.map(fileOfReport),
    ...ALL_GUIDE_IDS.map(fileOfGuide),
  ];
  for (const file of sold) await files.put(describeStored(file).key, FILE);
}

async function signConfirmation({ database }: FarServer, email: string): Promise<string> {
  const sql = "select id, signed_up_at as signedUpAt from waitlist_signups where email = ?";
  const signup = await database
    .prepare(sql)
    .bind(email)
    .first<{ id: number; signedUpAt: number }>();
  if (signup === null) throw new Error(`${email} is not on the list.`);
  const { LINK_SECRET } = readWorkerConfig("wrangler.toml")["vars"] as { LINK_SECRET: string };
  return signLink([LINK_SECRET], {
    purpose: "confirm_signup",
    subject: formatSignupName(signup),
    expiresAtMs: Date.now() + 3_600_000,
  });
}

type Order = Record<string, string>;
const intentOf = ({ clientSecret = "" }: Order): string => clientSecret.split("_secret_")[0] ?? "";

/** Pays as Stripe's script does in the buyer's browser. */
async function payIntent({ send }: BrowserCalls, order: Order): Promise<void> {
  const { clientSecret = "" } = order;
  const body = new URLSearchParams({
    client_secret: clientSecret,
    key: "pk_test_sandbox",
    payment_method: "pm_card_visa",
  });
  const headers = { Authorization: "Bearer pk_test_sandbox" };
  await send(`/v1/payment_intents/${intentOf(order)}/confirm`, { method: "POST", headers, body });
}
