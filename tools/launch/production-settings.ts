import { findProductionFaults } from "#app/platform/production-faults.ts";
import type { Site } from "../deploy/production.ts";

/** A value of `production.json`. */
export type Setting = { readonly key: string; readonly value: string };

export const listSettings = ({ variables, ...site }: Site): Setting[] =>
  Object.entries({ ...site, ...variables }).map(([key, value = ""]) => ({ key, value }));

/** Names that belong to nobody (RFC 2606), and values found only in the example. */
const PLACEHOLDER =
  /\.(example|invalid|test)\b|\bexample\.(com|net|org)\b|(?:\b|_)example\b|^0{8}|localhost/i;

/** The values that a launch requires of these settings, if they are set at all. */
const WANTED: Readonly<Record<string, RegExp>> = {
  CLAIMS: /^verified$/,
  MAIL_TRANSPORT: /^(cloudflare|resend)$/,
};

/** Reports, in words, which settings block a launch; the workers refuse the same faults. */
export const judgeSettings = (file: string, settings: readonly Setting[]): string[] =>
  settings.flatMap(({ key, value }) => {
    const at = `${file}  ${key}`;
    if (PLACEHOLDER.test(value)) return [`${at} is a placeholder: ${value}`];
    if (WANTED[key]?.test(value) === false) return [`${at} is ${value}: not fit for production`];
    return findProductionFaults({ [key]: value }).map(({ problem }) => `${at} ${problem}`);
  });
