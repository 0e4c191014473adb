import { type Html, html } from "@kindling/local-stripe/html";
import type { Movement } from "@kindling/local-stripe/movements";
import { answerPage } from "@kindling/local-stripe/page";
import { writeMoney, writeTime } from "@kindling/local-stripe/write-values";
import type Stripe from "stripe";
import { days } from "../../../app/domain/duration.ts";
import { nav } from "../site-nav.ts";
import { renderCharges, renderCustomers, renderDisputes } from "./things-to-do.ts";

export type Overview = {
  nowMs: number;
  ledger: Movement[];
  charges: Stripe.Charge[];
  disputes: Stripe.Dispute[];
  customers: Stripe.Customer[];
  /** Result of the last action, or why it failed. */
  notice: string | null;
};

const MOST_ROWS = 50;

/** Controls for people: the clock, the ledger, and what buyers and banks do. */
export const renderOverview = (overview: Overview): Response =>
  answerPage(
    { title: "Sandbox" },
    html`${nav("/__sandbox")}<main><h1>Sandbox</h1>
      ${overview.notice !== null && html`<p class="card" role="status">${overview.notice}</p>`}
      <h2>Clock</h2>${renderClock(overview.nowMs)}
      <h2>Jobs</h2>${renderJobs()}
      <h2>Ledger</h2>${renderLedger(overview.ledger)}
      <h2>Charges</h2>${renderCharges(overview.charges)}
      ${renderDisputes(overview.disputes)}
      <h2>Cards on file</h2>${renderCustomers(overview.customers)}
      <h2>Begin anew</h2>
      <form method="post" class="actions"><button name="do" value="reset">Empty the local Stripe</button></form
      ></main>`,
  );

const STEPS = [1, 3, 7, 8] as const;

const renderClock = (nowMs: number): Html => html`
  <p>At Stripe it is <strong>${writeTime(nowMs)}</strong>. It moves forward only; what falls due happens, and its webhooks are delivered.</p>
  <form method="post" class="actions spaced"><input type="hidden" name="do" value="clock">
  ${STEPS.map((count) => html`<button name="by_ms" value="${days(count)}">+${count} ${count === 1 ? "day" : "days"}</button>`)}
  <button name="months" value="1">+1 month</button></form>
  <form method="post" class="actions spaced"><input type="hidden" name="do" value="clock"
  ><label for="to">Or to</label><input class="short" id="to" name="to" type="datetime-local" required
  ><button>Move</button><span class="soft">UTC</span></form>`;

const renderJobs = (): Html => html`
  <form method="post" class="actions"><button name="do" value="deliver">Deliver webhooks now</button
  ><button name="do" value="cron">Run the minute's cron</button
  ><button name="do" value="night">Run the night's cron</button></form>`;

function renderLedger(ledger: readonly Movement[]): Html {
  if (ledger.length === 0) return html`<p>No money has moved yet.</p>`;
  const rows = [...ledger]
    .reverse()
    .slice(0, MOST_ROWS)
    .map(
      ({
        atMs,
        kind,
        amountCents,
        currency,
        chargeId,
        description,
      }) => html`<tr><td>${writeTime(atMs)}</td
      ><td class="sum">${SIGNS[kind]}${writeMoney(amountCents, currency)}</td
      ><td>${kind}</td><td><a href="/__sandbox/objects/${chargeId}">${description ?? chargeId}</a></td></tr>`,
    );
  const sum = ledger.reduce(
    (total, { kind, amountCents }) => total + WEIGHTS[kind] * amountCents,
    0,
  );
  return html`<p>In the account: <strong>${writeMoney(sum)}</strong></p><div class="scroll" tabindex="0" role="region" aria-label="Ledger"
    ><table><thead><tr><th>Time</th><th class="sum">Amount</th><th>What</th><th>For</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}

const WEIGHTS = { charge: 1, reinstate: 1, return: 1, refund: -1, dispute: -1 } as const;
const SIGNS = { charge: "", reinstate: "", return: "", refund: "−", dispute: "−" } as const;
