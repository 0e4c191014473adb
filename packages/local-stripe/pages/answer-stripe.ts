import { openStripe, type StripeEnv } from "../api/stripe-api.ts";
import calls from "../script/calls.browser.js";
import cardForm from "../script/card-form.browser.js";
import dialog from "../script/dialog.browser.js";
import elements from "../script/elements.browser.js";
import stripe from "../script/stripe.browser.js";
import style from "../script/style.browser.js";
import { answerControl } from "./answer-controls.ts";
import { answerHostedPage } from "./answer-hosted-page.ts";

/** In dependency order. */
const MODULES = [calls, style, cardForm, dialog, elements, stripe];

const IMPORTS = /^import [^;]+;$/gm;
const EXPORTS = /^export (?=const|let|function|async|class)/gm;

/** One classic script, like Stripe's: the modules share one scope, so their top-level names must be unique. */
const SCRIPT = `(() => {\n"use strict";\n${MODULES.map((module) =>
  module.replaceAll(IMPORTS, "").replaceAll(EXPORTS, ""),
).join("\n")}\n})();\n`;

const answerStripeScript = (): Response =>
  new Response(SCRIPT, {
    headers: { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "no-store" },
  });

/** `/__sandbox/stripe…`: hosted pages, browser script and controls for tests. */
export async function answerStripe(request: Request, env: StripeEnv): Promise<Response> {
  if (new URL(request.url).pathname === "/__sandbox/stripe.js") return answerStripeScript();
  const desk = openStripe(env);
  return (await answerHostedPage(request, desk)) ?? answerControl(request, desk);
}
