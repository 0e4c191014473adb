import { expect, test } from "vitest";
import { listDocumented } from "../deploy/documented.ts";
import { EXAMPLE_FILE, readSite } from "../deploy/production.ts";
import { listSettings } from "./production-settings.ts";
import { listUnset } from "./secrets.ts";

const example = listSettings(readSite(EXAMPLE_FILE));
const documented = listDocumented();
const namesOf = (settings: typeof example, isOptional: boolean) =>
  listUnset(documented, settings)
    .filter((one) => one.isOptional === isOptional)
    .map(({ name }) => name);

test("The secrets that the file must not hold are those that a deployment needs", () => {
  expect(namesOf(example, false)).toEqual([
    "ACCESS_CLIENT_ID",
    "ACCESS_CLIENT_SECRET",
    "LINK_SECRET",
    "STRIPE_SECRET_KEY",
    "STRIPE_WEBHOOK_SECRET",
  ]);
});

test("Optional variables are listed apart, unless the mail transport needs them", () => {
  expect(namesOf(example, true)).toEqual(
    expect.arrayContaining(["RESEND_API_KEY", "TURNSTILE_SITE_KEY"]),
  );
  const byResend = example.map(({ key, value }) => ({
    key,
    value: key === "MAIL_TRANSPORT" ? "resend" : value,
  }));
  expect(namesOf(byResend, false)).toContain("RESEND_API_KEY");
});

test("Each unset variable is listed with its purpose", () => {
  for (const { text, name } of listUnset(documented, example)) {
    expect(text, name).toMatch(/^[A-Z].{20,}/);
  }
});
