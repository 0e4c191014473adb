import { env } from "cloudflare:workers";
import { StripeFaults } from "@kindling/local-stripe/faults";
import { buyTrial, checkout, openBuyer } from "../fixtures/money-world.ts";
import * as order from "../fixtures/orders.ts";
import { account, moveClock, openWorld, readTrials, settle } from "../fixtures/stripe-world.ts";
import { sendMails } from "../fixtures/trial-mails.ts";
import { postManage } from "../fixtures/trial-pages.ts";
import { findCharge } from "../fixtures/trials.ts";
import { loggingJobs, watchOutputs } from "../fixtures/watched-outputs.ts";
import { ask } from "../fixtures/web-worker.ts";
import { beforeEach, consoleLines, expect, test } from "../setup/test.ts";

const EMAIL = "Marked.Person@secret.example";
const MARK = /marked|secret\.example|_secret_|whsec_|sk_test/i;
const down = (away: boolean) =>
  account().planFaults(StripeFaults.parse(away ? { api: { down: true } } : {}));

beforeEach(openWorld);

test("P33 No address, answer, token or secret leaves the workers in a trial's whole life, failures included", async () => {
  const { follow, whileAway, read } = watchOutputs(EMAIL, consoleLines);
  await down(true);
  const stranded = await openBuyer(`other.${EMAIL}`);
  expect((await follow(checkout(stranded, { email: EMAIL }))).status).toBe(503);
  await down(false);

  const buyer = await buyTrial(EMAIL);
  const secret = buyer.cookie.split("=")[1] ?? "";
  await settle(loggingJobs());
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
  await settle(loggingJobs());
  const customer = (await readTrials()).find(
    ({ stripe_sub_id }) => stripe_sub_id,
  )?.stripe_customer_id;
  const charge = await findCharge(customer ?? "");
  await account().refund(charge, 100);
  await settle(loggingJobs());
  await account().dispute(charge);
  await settle(loggingJobs());
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

test("P33 No personal data leaves the workers in an order's payment, return, files and refund, failures included", async () => {
  const { follow, whileAway, read } = watchOutputs(EMAIL, consoleLines);
  const payer = await order.openPayer();
  await down(true);
  await follow(order.askBundle(payer, { email: EMAIL }));
  await down(false);
  const started = await order.readStarted(await order.askBundle(payer, { email: EMAIL }));
  await order.confirm(started, { email: EMAIL });
  const own = { headers: { Cookie: payer.cookie } };
  const intent = order.intentOf(started);
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
  await settle(loggingJobs());
  await sendMails();
  await order.refundOrder(intent);
  await settle(loggingJobs());
  await sendMails();

  const outputs = await read();
  expect(outputs.lines.length).toBeGreaterThan(0);
  expect(JSON.stringify(outputs)).not.toMatch(MARK);
  expect(JSON.stringify(outputs)).not.toContain(payer.cookie.split("=")[1]);
});
