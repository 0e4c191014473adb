import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root, runTool } from "./tool.ts";

type Edge = { from: string; to: string };
type Violation = { from: string; rule: { name: string }; cycle?: { name: string }[] };
type Report = { summary: { violations: Violation[] } };

const OTHER_FUNNEL = "#app/funnels/course/rules/x.ts";
const BILLING = "#app/billing/server/sync.ts";
const TRIALS = "#app/subscriptions/server/trials.ts";
const TRIAL_RULE = "#app/subscriptions/rules/entitled.ts";

/** Each importing file appears once, so that whatever is reported for it concerns this one import. */
const forbidden: [rule: string, from: string, to: string][] = [
  ["domain-imports-only-what-it-may", "app/domain/purchase/money.ts", "#app/platform/log.ts"],
  [
    "design-imports-only-what-it-may",
    "app/design/controls/field.tsx",
    "#app/domain/mail/email-address.ts",
  ],
  ["platform-imports-only-what-it-may", "app/platform/env.ts", "#app/data/users.ts"],
  ["data-imports-only-what-it-may", "app/data/orders.ts", "#app/platform/log.ts"],
  ["payments-imports-only-what-it-may", "app/payments/client.ts", "#app/data/users.ts"],
  ["files-imports-only-what-it-may", "app/files/bundles.ts", "#app/email/outbox.ts"],
  ["email-imports-only-what-it-may", "app/email/send.ts", "#app/payments/prices.ts"],
  ["content-imports-only-what-it-may", "app/funnels/quiz/content/texts.ts", "../rules/score.ts"],
  ["content-imports-only-what-it-may", "app/platform/content/words.ts", "../log.ts"],
  ["rules-imports-only-what-it-may", "app/orders/rules/state.ts", "#app/data/users.ts"],
  ["server-imports-only-what-it-may", "app/funnels/quiz/server/join.ts", "../screens/page.tsx"],
  ["screens-imports-only-what-it-may", "app/funnels/quiz/screens/form.tsx", "../server/save.ts"],
  ["routes-imports-only-what-it-may", "app/routes/quiz.tsx", "#app/data/users.ts"],
  ["entries-imports-only-what-it-may", "app/root.tsx", "#app/data/users.ts"],
  [
    "workers-imports-only-what-it-may",
    "workers/jobs/index.ts",
    "#app/funnels/quiz/screens/page.tsx",
  ],
  [
    "press-imports-only-what-it-may",
    "packages/press/print.ts",
    "../../app/domain/mail/email-address.ts",
  ],
  ["press-imports-only-what-it-may", "packages/press/pen.ts", "@kindling/local-stripe/account"],
  [
    "local-stripe-imports-only-what-it-may",
    "packages/local-stripe/api/trial.ts",
    "../../../app/domain/mail/email-address.ts",
  ],
  [
    "local-stripe-imports-only-what-it-may",
    "packages/local-stripe/pages/inbox.ts",
    "../../../workers/sandbox/mail.ts",
  ],
  ["workers-imports-only-what-it-may", "workers/web/pay.ts", "@kindling/local-stripe/account"],
  ["server-imports-only-what-it-may", "app/orders/server/pay.ts", "@kindling/local-stripe/account"],
  ["products-imports-only-what-it-may", "products/guide/make.ts", "../../tools/tool.ts"],
  ["products-imports-only-what-it-may", "products/guide/print.ts", "../../app/data/users.ts"],
  ["pdfkit-has-its-place", "products/guide/draw.ts", "pdfkit"],
  ["sandbox-imports-only-what-it-may", "workers/sandbox/index.ts", "#app/payments/prices.ts"],
  ["funnel-uses-only-the-owners-it-may", "app/funnels/quiz/rules/step.ts", OTHER_FUNNEL],
  ["funnel-uses-only-the-owners-it-may", "app/funnels/quiz/rules/step.test.ts", OTHER_FUNNEL],
  ["funnel-uses-only-the-owners-it-may", "app/funnels/quiz/server/settle.ts", BILLING],
  [
    "funnel-uses-only-the-owners-it-may",
    "app/funnels/quiz/screens/policy.tsx",
    "#app/privacy/screens/policy.tsx",
  ],
  [
    "funnel-uses-only-the-owners-it-may",
    "app/funnels/quiz/content/prices.ts",
    "#app/orders/content/products.ts",
  ],
  ["shared-uses-only-the-owners-it-may", "app/funnels/shared/rules/step.ts", OTHER_FUNNEL],
  [
    "shared-uses-only-the-owners-it-may",
    "app/funnels/shared/screens/buy.tsx",
    "#app/orders/screens/payment-form.tsx",
  ],
  ["orders-uses-only-the-owners-it-may", "app/orders/server/guides.ts", TRIALS],
  ["orders-uses-only-the-owners-it-may", "app/orders/rules/state-of-trial.ts", TRIAL_RULE],
  ["orders-uses-only-the-owners-it-may", "app/orders/server/quiz.ts", OTHER_FUNNEL],
  [
    "subscriptions-uses-only-the-owners-it-may",
    "app/subscriptions/server/bought.ts",
    "#app/orders/server/open.ts",
  ],
  [
    "subscriptions-uses-only-the-owners-it-may",
    "app/subscriptions/screens/pay.tsx",
    "#app/orders/screens/payment-form.tsx",
  ],
  [
    "billing-uses-only-the-owners-it-may",
    "app/billing/server/sync-all.ts",
    "#app/orders/server/open.ts",
  ],
  ["billing-uses-only-the-owners-it-may", "app/billing/server/sync-trials.ts", TRIALS],
  ["billing-uses-only-the-owners-it-may", "app/billing/rules/decide.ts", TRIAL_RULE],
  ["privacy-uses-only-the-owners-it-may", "app/privacy/rules/bought.ts", TRIAL_RULE],
  ["reviews-uses-only-the-owners-it-may", "app/reviews/rules/bought.ts", TRIAL_RULE],
  ["help-uses-only-the-owners-it-may", "app/help/rules/bought.ts", TRIAL_RULE],
  ["health-uses-only-the-owners-it-may", "app/health/rules/bought.ts", TRIAL_RULE],
  [
    "server-imports-only-what-it-may",
    "app/billing/server/page.ts",
    "#app/orders/screens/payment-form.tsx",
  ],
  [
    "what-is-paid-for-stays-on-the-server",
    "app/funnels/life-assessment/screens/paid.tsx",
    "#app/funnels/life-assessment/content/areas.ts",
  ],
  [
    "what-is-paid-for-stays-on-the-server",
    "app/funnels/life-assessment/rules/sides.ts",
    "#app/funnels/life-assessment/content/sub-dimensions.ts",
  ],
  [
    "what-is-paid-for-stays-on-the-server",
    "app/funnels/life-assessment/rules/steps.ts",
    "#app/funnels/life-assessment/content/report/words.ts",
  ],
  ["the-console-stays-behind-its-locks", "app/routes/desk.ts", "#app/owner/server/do-act.ts"],
  ["owner-uses-only-the-owners-it-may", "app/owner/server/quiz.ts", OTHER_FUNNEL],
  ["console-imports-only-what-it-may", "workers/console/pages.ts", "#app/privacy/server/erase.ts"],
  ["jose-has-its-place", "app/platform/token.ts", "jose"],
  ["echarts-has-its-place", "app/owner/server/chart.ts", "echarts"],
  ["only-the-jobs-worker-prints", "app/routes/report.ts", "#app/funnels/quiz/server/print.ts"],
  [
    "what-is-paid-for-stays-on-the-server",
    "app/funnels/life-assessment/screens/lesson.tsx",
    "#app/funnels/life-assessment/content/courses/courses.ts",
  ],
  [
    "what-is-paid-for-stays-on-the-server",
    "app/funnels/life-assessment/content/lesson-titles.ts",
    "./courses/courses.ts",
  ],
  [
    "what-is-paid-for-stays-on-the-server",
    "app/funnels/dating-quiz/screens/guides.tsx",
    "#app/funnels/dating-quiz/content/guides.ts",
  ],
  [
    "what-is-paid-for-stays-on-the-server",
    "app/routes/lesson.tsx",
    "#app/funnels/life-assessment/content/courses/courses.ts",
  ],
  ["production-knows-no-tests", "app/data/rows.ts", "../../tests/fixtures/rows.ts"],
  ["production-knows-no-tests", "app/domain/ids.ts", "./money.test.ts"],
  ["production-knows-no-tests", "packages/local-stripe/api/card.ts", "../testing/cards.ts"],
  ["drizzle-has-its-place", "app/subscriptions/server/sync.ts", "drizzle-orm"],
  ["stripe-has-its-place", "app/orders/server/sync.ts", "stripe"],
  ["stripe-js-has-its-place", "app/funnels/quiz/screens/pay.tsx", "@stripe/stripe-js"],
  ["local-stripe-takes-only-types-of-stripe", "workers/sandbox/charge.ts", "stripe"],
  ["local-stripe-takes-only-types-of-stripe", "packages/local-stripe/api/charge.ts", "stripe"],
  ["react-has-its-place", "app/platform/view.ts", "react"],
  ["react-has-its-place", "app/email/render.ts", "react-dom/server"],
  ["remix-has-its-place", "app/data/session.ts", "@remix-run/cloudflare"],
  ["vanilla-extract-has-its-place", "app/design/layout.tsx", "@vanilla-extract/css"],
  ["pure-rooms-take-only-zod", "app/domain/ids-text.ts", "node:crypto"],
  ["pure-rooms-take-only-zod", "app/privacy/rules/consent.ts", "fast-check"],
  ["pure-rooms-take-only-zod", "app/funnels/quiz/content/more.ts", "vitest"],
  ["pure-rooms-take-only-zod", "app/email/content/words.ts", "vitest"],
  ["no-cycles", "app/domain/hen.ts", "./egg.ts"],
  ["every-import-is-found", "app/domain/lost.ts", "#app/domain/nowhere.ts"],
  ["every-import-is-found", "workers/sandbox/lost.ts", "@kindling/local-stripe/nowhere"],
  ["a-new-folder-is-a-decision", "app/utils/text.ts", "#app/domain/mail/email-address.ts"],
  ["a-new-folder-is-a-decision", "packages/utils/text.ts", "zod"],
  ["a-new-folder-is-a-decision", "app/funnels/quiz/hooks/use-step.ts", "../rules/score.ts"],
];

const allowed: Edge[] = [
  { from: "app/domain/country.ts", to: "zod" },
  { from: "app/domain/country.test.ts", to: "vitest" },
  { from: "app/platform/read.ts", to: "#app/domain/mail/email-address.ts" },
  { from: "app/funnels/life-assessment/server/open.ts", to: "../content/courses/courses.ts" },
  { from: "app/funnels/quiz/rules/flow.ts", to: "../content/questions.ts" },
  { from: "app/funnels/quiz/screens/start.tsx", to: "#app/funnels/shared/screens/countdown.tsx" },
  { from: "app/funnels/quiz/screens/buy.tsx", to: "#app/orders/screens/payment-form.tsx" },
  { from: "app/funnels/quiz/server/pay.ts", to: "#app/orders/server/open.ts" },
  { from: "app/funnels/quiz/server/print.ts", to: "@kindling/press/paper" },
  { from: "workers/sandbox/pay.ts", to: "@kindling/local-stripe/account" },
  { from: "packages/local-stripe/api/pay.test.ts", to: "../../../tests/fixtures/rows.ts" },
  { from: "app/funnels/quiz/server/mail.ts", to: TRIAL_RULE },
  { from: "app/funnels/quiz/rules/paywall.ts", to: TRIAL_RULE },
  { from: "app/orders/server/settle.ts", to: BILLING },
  { from: "app/subscriptions/server/pay.ts", to: BILLING },
  { from: "app/orders/screens/form.tsx", to: "#app/funnels/shared/screens/countdown.tsx" },
  { from: "workers/jobs/stripe.ts", to: BILLING },
  { from: "workers/jobs/print.ts", to: "#app/funnels/quiz/server/print.ts" },
  { from: "app/orders/server/open.test.ts", to: "../../../tests/fixtures/rows.ts" },
  { from: "app/routes/api.quiz.ts", to: "#app/funnels/quiz/server/save.ts" },
  { from: "app/routes/terms.tsx", to: "#app/funnels/quiz/content/questions.ts" },
  { from: "app/design/layout.css.ts", to: "@vanilla-extract/css" },
  { from: "app/email/templates/welcome.tsx", to: "react" },
  { from: "products/guide/cover.ts", to: "../../app/funnels/quiz/rules/score.ts" },
  { from: "workers/web/deps.ts", to: "#app/data/users.ts" },
];

/** Where the imports above lead. */
const targets = [
  "app/billing/server/sync.ts",
  "app/data/users.ts",
  "app/domain/egg.ts",
  "app/domain/mail/email-address.ts",
  "app/domain/purchase/money.test.ts",
  "app/email/outbox.ts",
  "app/funnels/course/rules/x.ts",
  "app/funnels/dating-quiz/content/guides.ts",
  "app/funnels/life-assessment/content/areas.ts",
  "app/funnels/life-assessment/content/report/words.ts",
  "app/funnels/life-assessment/content/courses/courses.ts",
  "app/funnels/life-assessment/content/sub-dimensions.ts",
  "app/funnels/quiz/content/questions.ts",
  "app/funnels/quiz/rules/score.ts",
  "app/funnels/quiz/screens/page.tsx",
  "app/funnels/quiz/server/save.ts",
  "app/funnels/shared/screens/countdown.tsx",
  "app/owner/server/do-act.ts",
  "app/orders/content/products.ts",
  "app/orders/screens/payment-form.tsx",
  "app/orders/server/open.ts",
  "app/payments/prices.ts",
  "app/platform/log.ts",
  "app/privacy/screens/policy.tsx",
  "app/privacy/server/erase.ts",
  "app/subscriptions/rules/entitled.ts",
  "app/subscriptions/server/trials.ts",
  "packages/local-stripe/api/account.ts",
  "packages/local-stripe/testing/cards.ts",
  "packages/press/typesetter/paper.ts",
  "tests/fixtures/rows.ts",
  "tools/tool.ts",
  "workers/sandbox/mail.ts",
];

let tree: string;
const broken = new Map<string, string[]>();

beforeAll(async () => {
  tree = mkdtempSync(join(tmpdir(), "kindling-import-law-"));
  for (const path of targets) write(path, "export {};");
  for (const [, from, to] of forbidden) write(from, `import ${JSON.stringify(to)};`);
  for (const { from, to } of allowed) write(from, `import ${JSON.stringify(to)};`);
  write("app/domain/egg.ts", 'import "./hen.ts";');
  write("package.json", JSON.stringify({ type: "module", imports: { "#app/*": "./app/*" } }));
  write("tsconfig.json", "{}");
  linkModules();

  const config = join(root, ".dependency-cruiser.cjs");
  const { output } = await runTool(
    "depcruise",
    ["--config", config, "--output-type", "json", "app", "workers", "packages", "products"],
    { cwd: tree },
  );
  for (const { from, rule, cycle = [] } of (JSON.parse(output) as Report).summary.violations) {
    for (const path of [from, ...cycle.map((part) => part.name)]) {
      broken.set(path, [...(broken.get(path) ?? []), rule.name]);
    }
  }
});

afterAll(() => rmSync(tree, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(tree, path)), { recursive: true });
  writeFileSync(join(tree, path), text);
}

/** The installed packages; those of the workspace lead to their planted copies. */
function linkModules(): void {
  const modules = join(tree, "node_modules");
  mkdirSync(join(modules, "@kindling"), { recursive: true });
  for (const name of readdirSync(join(root, "node_modules"))) {
    const target = join(root, "node_modules", name);
    if (name !== "@kindling") symlinkSync(target, join(modules, name), "junction");
  }
  for (const name of readdirSync(join(root, "packages"))) {
    const folder = join(tree, "packages", name);
    copyFileSync(join(root, "packages", name, "package.json"), join(folder, "package.json"));
    symlinkSync(folder, join(modules, "@kindling", name), "junction");
  }
}

describe("the import law", () => {
  test.each(forbidden)("%s refuses %s → %s", (rule, from) => {
    expect(broken.get(from)).toContain(rule);
  });

  test.each(allowed)("lets $from import $to", ({ from }) => {
    expect(broken.get(from) ?? []).toEqual([]);
  });

  test("has a case for each of its rules", async () => {
    const { default: law } = await import("../.dependency-cruiser.cjs");
    const names = [...(law.forbidden ?? []), ...(law.required ?? [])].map((rule) => rule.name);
    expect([...new Set(forbidden.map(([rule]) => rule))].sort()).toEqual(names.sort());
  });
});
