import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../tool.ts";
import { WORKER_CONFIGS } from "../worker-configs.ts";
import { readProduction } from "./production-settings.ts";
import { listUnset } from "./secrets.ts";

const production = WORKER_CONFIGS.flatMap((path) =>
  readProduction(path, readFileSync(join(root, path), "utf8")),
);
const devVars = readFileSync(join(root, ".dev.vars.example"), "utf8");
const namesOf = (settings: typeof production, isOptional: boolean) =>
  listUnset(devVars, settings)
    .filter((one) => one.isOptional === isOptional)
    .map(({ name }) => name);

test("What must be set by hand is what a deployment refuses to start without", () => {
  expect(namesOf(production, false)).toEqual([
    "LINK_SECRET",
    "STRIPE_SECRET_KEY",
    "STRIPE_PUBLISHABLE_KEY",
    "STRIPE_WEBHOOK_SECRET",
  ]);
});

test("What may be set is told apart, and is needed where the mail goes by it", () => {
  expect(namesOf(production, true)).toEqual(
    expect.arrayContaining(["RESEND_API_KEY", "STRIPE_PORTAL_CONFIGURATION"]),
  );
  const byResend = production.map((setting) =>
    setting.key === "MAIL_TRANSPORT" ? { ...setting, value: "resend" } : setting,
  );
  expect(namesOf(byResend, false)).toContain("RESEND_API_KEY");
});

test("Each is told with what it is for", () => {
  for (const { text, name } of listUnset(devVars, production)) {
    expect(text, name).toMatch(/^[A-Z].{20,}/);
  }
});
