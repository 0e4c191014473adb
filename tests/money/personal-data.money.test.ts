import { env } from "cloudflare:workers";
import { StripeFaults } from "@kindling/local-stripe/faults";
import { beforeEach, expect, test, vi } from "vitest";
import { createPayments } from "#app/payments/payments.ts";
import { consoleLog } from "#app/platform/log.ts";
import { collectConsole } from "../fixtures/console.ts";
import { buyTrial, checkout, openBuyer } from "../fixtures/money-world.ts";
import {
  askBundle,
  confirm,
  intentOf,
  openPayer,
  readStarted,
  refundOrder,
} from "../fixtures/orders.ts";
import { readRows } from "../fixtures/stored-rows.ts";
import {
  account,
  moveClock,
  openWorld,
  readTrials,
  settle,
  syncDeps,
} from "../fixtures/stripe-world.ts";
import { sendMails } from "../fixtures/trial-mails.ts";
import { postManage } from "../fixtures/trial-pages.ts";
import { findCharge } from "../fixtures/trials.ts";
import { ask } from "../fixtures/web-worker.ts";

const EMAIL = "Marked.Person@secret.example";
const MARK = /marked|secret\.example|_secret_|whsec_|sk_test/i;
const down = (away: boolean) =>
  account().planFaults(StripeFaults.parse(away ? { api: { down: true } } : {}));

const lines = collectConsole();
beforeEach(openWorld);

/** The jobs worker's ports, with its log. */
const jobs = () =>
  syncDeps({
    log: consoleLog,
    payments: createPayments(
      { secretKey: "sk_test_sandbox", clock: Date.now, sandbox: env.STRIPE_SANDBOX },
      consoleLog,
    ),
  });

/** Everything that leaves the workers but pages and mails: addresses, queue messages, what is stored of failures. */
function watchOutputs() {
  const messages: unknown[] = [];
  const addresses: (string | null)[] = [];
  let isAway = false;
  const error = new Error(`no ${EMAIL}`);
  const take = async (message: unknown) => {
    messages.push(message);
    if (isAway) throw error;
    return { metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } } };
  };
  vi.spyOn(env.EMAIL_QUEUE, "sendBatch").mockImplementation(take);
  vi.spyOn(env.PRINT_QUEUE, "send").mockImplementation(take);
  return {
    follow: async (answered: Promise<Response>): Promise<Response> => {
      const answer = await answered;
      addresses.push(answer.headers.get("Location"));
      await answer.clone().text();
      return answer;
    },
    /** Queues and R2 fail meanwhile, and repeat the address. */
    whileAway: async (run: () => Promise<unknown>): Promise<void> => {
      const files = (["get", "head"] as const).map((call) =>
        vi.spyOn(env.FILES, call).mockRejectedValue(error),
      );
      isAway = true;
      await run();
      isAway = false;
      for (const spy of files) spy.mockRestore();
    },
    read: async () => {
      const stored = [
        "select last_error from email_jobs",
        "select object_id from stripe_syncs",
        "select reason from owed_refunds",
        "select network from opened_payments",
      ];
      return {
        ...{ lines: lines(), messages, addresses },
        stored: await Promise.all(stored.map((query) => readRows(env.DB, query))),
      };
    },
  };
}

test("P33 No address, answer, token or secret leaves the workers in a trial's whole life, failures included", async () => {
  const { follow, whileAway, read } = watchOutputs();
  await down(true);
  const stranded = await openBuyer(`other.${EMAIL}`);
  expect((await follow(checkout(stranded, { email: EMAIL }))).status).toBe(503);
  await down(false);

  const buyer = await buyTrial(EMAIL);
  const secret = buyer.cookie.split("=")[1] ?? "";
  await settle(jobs());
  const [mail] = (await sendMails()).filter(({ manageToken }) => manageToken !== "");
  const token = mail?.manageToken ?? "";
  expect(token).not.toBe("");

  const own = { headers: { Cookie: buyer.cookie } };
  const paths = [
    `/quiz2/thank-you?session_id=${buyer.sessionId}`,
    `/api/quiz2/results/${buyer.id}`,
    `/api/quiz2/report/${buyer.id}`,
    `/api/quiz2/plan/${buyer.id}`,
    `/quiz2/manage?token=${token}`,
    `/quiz2/manage.data?token=${token}`,
  ];
  const press = (intent: string) => follow(postManage({ intent, attempt_id: buyer.id }, buyer));
  const visit = async () => {
    for (const path of paths) await follow(ask(path, own));
  };
  await visit();
  await whileAway(visit);
  await whileAway(() => openBuyer(`third.${EMAIL}`));
  for (const intent of ["portal", "cancel", "resume", "stop_mails", EMAIL]) await press(intent);
  await follow(postManage({ intent: "cancel", token }, { cookie: "" }));
  await down(true);
  for (const intent of ["portal", "cancel", "resume"]) await press(intent);
  await down(false);

  await moveClock(8);
  await settle(jobs());
  const customer = (await readTrials()).find(
    ({ stripe_sub_id }) => stripe_sub_id,
  )?.stripe_customer_id;
  const charge = await findCharge(customer ?? "");
  await account().refund(charge, 100);
  await settle(jobs());
  await account().dispute(charge);
  await settle(jobs());
  await sendMails();

  const forged = { method: "POST", body: JSON.stringify({ id: EMAIL, object: EMAIL }) };
  await env.WEBHOOK.fetch("https://kindling.example/", forged);
  const signature = { "Stripe-Signature": `t=1,v1=${EMAIL}` };
  await env.WEBHOOK.fetch(`https://kindling.example/${EMAIL}`, { ...forged, headers: signature });

  const outputs = await read();
  expect(outputs.lines.length).toBeGreaterThan(5);
  expect(outputs.messages.length).toBeGreaterThan(0);
  const told = JSON.stringify(outputs);
  expect(told).not.toMatch(MARK);
  expect(told).not.toContain(token);
  expect(told).not.toContain(secret);
});

test("P33 Nor in an order's: payment, return, files, refund, and each of them failing", async () => {
  const { follow, whileAway, read } = watchOutputs();
  const payer = await openPayer();
  await down(true);
  await follow(askBundle(payer, { email: EMAIL }));
  await down(false);
  const started = await readStarted(await askBundle(payer, { email: EMAIL }));
  await confirm(started, { email: EMAIL });
  const own = { headers: { Cookie: payer.cookie } };
  const intent = intentOf(started);
  const paths = [
    `/success?payment_intent=${intent}&payment_intent_client_secret=${started.clientSecret}`,
    "/downloads",
    "/library?q=marked",
    `/downloads/${started.orderId}/marked.pdf?token=marked`,
  ];
  const visit = async () => {
    for (const path of paths) await follow(ask(path, own));
  };
  await visit();
  await whileAway(visit);
  await settle(jobs());
  await sendMails();
  await refundOrder(intent);
  await settle(jobs());
  await sendMails();

  const outputs = await read();
  expect(outputs.lines.length).toBeGreaterThan(0);
  expect(JSON.stringify(outputs)).not.toMatch(MARK);
  expect(JSON.stringify(outputs)).not.toContain(payer.cookie.split("=")[1]);
});
