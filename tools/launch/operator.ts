import type { Setting } from "./production-settings.ts";

/** Without these a legal page says “Not given yet.”, and a mail has no sender's address. */
const NEEDED: readonly (readonly [path: string, key: string])[] = [
  ["wrangler.toml", "LEGAL_NAME"],
  ["wrangler.toml", "POSTAL_ADDRESS"],
  ["wrangler.toml", "OPERATOR_COUNTRY"],
  ["wrangler.toml", "GOVERNING_LAW"],
  ["wrangler.toml", "SUPERVISORY_AUTHORITY"],
  ["wrangler.toml", "MAIL_PROVIDER"],
  ["workers/jobs/wrangler.toml", "POSTAL_ADDRESS"],
];

const DAY = /^\d{4}-\d\d-\d\d$/;

/** What the legal pages lack for a launch, in words. */
export function judgeOperator(settings: readonly Setting[]): string[] {
  const missing = NEEDED.filter(
    ([path, key]) => !settings.some((setting) => setting.path === path && setting.key === key),
  );
  const reviewed = settings.find(({ key }) => key === "LEGAL_REVIEWED_ON")?.value ?? "";
  return [
    ...missing.map(
      ([path, key]) => `${path} does not set ${key}, which the law wants on our pages`,
    ),
    ...(isDay(reviewed) ? [] : ["Reviewed by a lawyer: no (LEGAL_REVIEWED_ON names no day)"]),
  ];
}

const isDay = (value: string): boolean => DAY.test(value) && !Number.isNaN(Date.parse(value));
