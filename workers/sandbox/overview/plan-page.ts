import { type Html, html } from "@kindling/local-stripe/html";
import { answerPage } from "@kindling/local-stripe/page";
import { nav } from "../site-nav.ts";

export type PlanForm = {
  /** As JSON. */
  stripe: string;
  mail: string;
  /** Validation error of the submitted plan. */
  problem: string | null;
  isSaved: boolean;
};

const PRESETS: Record<string, object> = {
  "Nothing goes wrong": {},
  "The next answer is lost": { api: { dropAfterCommit: { next: 1, method: "POST" } } },
  "Three calls fail": { api: { fail: { next: 3 } } },
  "Too many requests": { api: { rateLimit: { next: 2 } } },
  "Slow by 2 s": { api: { slowMs: 2_000 } },
  "Stripe is down": { api: { down: true } },
  "All webhooks are lost": { webhooks: { drop: { next: "all" } } },
  "Each webhook comes twice": { webhooks: { double: { next: "all" } } },
  "Webhooks wait": { webhooks: { late: { next: "all" } } },
  "Webhooks come backwards": { webhooks: { order: "reverse" } },
};

/** The fault plan: presets, and any plan as JSON. */
export const renderPlan = ({ stripe, mail, problem, isSaved }: PlanForm): Response =>
  answerPage(
    { title: "Fault plan", status: problem === null ? 200 : 400 },
    html`${nav("/__sandbox/plan")}<main><h1>Fault plan</h1>
      ${problem !== null && html`<p class="problem" role="alert">${problem}</p>`}
      ${isSaved && html`<p class="card" role="status">The plan holds from now on.</p>`}
      <h2>Stripe</h2><div class="actions">${Object.entries(PRESETS).map(renderPreset)}</div>
      ${renderEditor("stripe", "Plan for Stripe, as JSON", stripe)}
      <form method="post" class="actions spaced"><button name="release" value="all">Release the webhooks that wait</button></form>
      <h2>Mail</h2>${renderEditor("mail", "Plan for mail, as JSON", mail)}</main>`,
  );

const renderPreset = ([name, plan]: [string, object]): Html => html`
  <form method="post"><button name="stripe" value="${JSON.stringify(plan)}">${name}</button></form>`;

const renderEditor = (name: string, label: string, plan: string): Html => html`
  <form method="post" class="spaced"><div class="field"><label for="${name}">${label}</label
  ><textarea id="${name}" name="${name}" rows="${Math.min(plan.split("\n").length + 1, 20)}" spellcheck="false">${plan}</textarea></div><button>Save</button></form>`;
