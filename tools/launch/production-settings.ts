import { findProductionFaults } from "#app/platform/production-faults.ts";

/** A line of a `wrangler.toml` that holds for production. */
export type Setting = {
  readonly path: string;
  readonly line: number;
  /** `vars`, `d1_databases`; empty for what stands directly under `[env.production]`. */
  readonly table: string;
  readonly key: string;
  readonly value: string;
};

const TABLE = /^\[\[?([\w.]+)\]\]?/;
/** Also of a route in a list of them. */
const ASSIGNMENT = /^(?: {2}\{ )?(\w+) = (.*)$/;

/**
 * What a configuration says about production; it inherits nothing that could be wrong from above. Without environments
 * (`isWhole`) that is everything.
 */
export function readProduction(path: string, text: string, isWhole = false): Setting[] {
  const settings: Setting[] = [];
  let table = "";
  for (const [index, line] of text.split("\n").entries()) {
    table = TABLE.exec(line)?.[1] ?? table;
    const [, key, value] = ASSIGNMENT.exec(line) ?? [];
    const isProduction = table === "env.production" || table.startsWith("env.production.");
    if (!isProduction && !isWhole) continue;
    if (key === undefined || value === undefined) continue;
    const name = table.replace(/^env\.production\.?/, "");
    settings.push({ path, line: index + 1, table: name, key, value: value.replace(/^"|"$/g, "") });
  }
  return settings;
}

/** Names that belong to nobody (RFC 2606), and the id that no database has. */
const PLACEHOLDER = /\.(example|invalid|test)\b|\bexample\.(com|net|org)\b|^0{8}-0{4}|localhost/;

/** What must stand there when the product is launched; a name that is not set is none of these. */
const WANTED: Readonly<Record<string, RegExp>> = {
  ENVIRONMENT: /^production$/,
  CLAIMS: /^verified$/,
  MAIL_TRANSPORT: /^(cloudflare|resend)$/,
};

/** What all workers must agree about. */
const SHARED = ["SITE_ORIGIN", "BRAND_NAME", "CONTACT_EMAIL", "POSTAL_ADDRESS", "database_id"];

/** What of the settings stands in the way of a launch, in words; the workers refuse the same faults. */
export function judgeSettings(settings: readonly Setting[]): string[] {
  const wrong = settings.flatMap((setting) => {
    const { key, value } = setting;
    if (PLACEHOLDER.test(value)) return [`${nameOf(setting)} is a placeholder: ${value}`];
    if (WANTED[key]?.test(value) === false) {
      return [`${nameOf(setting)} is ${value}: not fit for production`];
    }
    const faults = setting.table === "vars" ? findProductionFaults({ [key]: value }) : [];
    return faults.map(({ problem }) => `${nameOf(setting)} ${problem}`);
  });
  return [...wrong, ...SHARED.flatMap((key) => findDisagreement(settings, key))];
}

function findDisagreement(settings: readonly Setting[], key: string): string[] {
  const values = settings.filter((setting) => setting.key === key).map(({ value }) => value);
  const different = [...new Set(values)];
  return different.length > 1
    ? [`${key} differs between the workers: ${different.join(", ")}`]
    : [];
}

const nameOf = ({ path, line, table, key }: Setting): string =>
  `${path}:${line}  ${table === "" || table === "vars" ? key : `${table} ${key}`}`;
