/** `npm run costs` prints what a month costs, for docs/costs.md. Nothing is measured here: `npm run bench:cost` does. */
import { ORDER_PRICES, TRIAL_PRICES } from "#app/payments/catalogue.ts";
import { PLAN_DOLLARS, PRICES, STRIPE, type Unit } from "./prices.ts";

type Usage = Readonly<Partial<Record<Unit, number>>>;

/** Assumed: a local measurement says little about Cloudflare's machines. */
export const CPU_MS_PER_REQUEST = 2;

/** As `npm run bench:cost` prints them; it fails if it counts more for an assessment. */
export const MEASURED = {
  assessment: { requests: 26, rowsWritten: 26, rowsRead: 56 },
  /** Nine steps, a row each. */
  steps: { requests: 1, rowsWritten: 9, rowsRead: 64 },
  mail: { requests: 2, rowsWritten: 12, rowsRead: 19, queueOperations: 3 },
} as const satisfies Record<string, Usage>;

/** Bytes that a completed assessment leaves in D1 with all that comes with it (`npm run bench:growth`). */
export const STORED_BYTES = 2_400;

/** Assumed, for each completed assessment. */
const SHARES = {
  /** They see the landing page and leave. */
  lookers: 5,
  /** They stop after 25 answers. */
  unfinished: 1.5,
  addresses: 0.6,
  trials: 0.03,
  mailsPerTrial: 11,
  deliveriesPerTrial: 12,
  /** Report and plan, at most 150 kB and 60 ms of processor time each (`npm run bench:report`). */
  filesPerTrial: 2,
} as const;

/** Two requests, the page and its beacon, and one step. */
const LOOKER: Usage = { requests: 2, rowsWritten: 1, rowsRead: 7 };
/** Two pages, the first one's beacon, the start and five saves; three steps. */
const UNFINISHED: Usage = { requests: 9, rowsWritten: 12, rowsRead: 38 };
/** Assumed: the webhook, and the sync by the queue. */
const DELIVERY: Usage = { requests: 2, rowsWritten: 10, rowsRead: 30, queueOperations: 3 };
const FILE: Usage = { cpuMs: 60, fileWrites: 1, fileReads: 2 };

const MAILS = SHARES.addresses + SHARES.trials * SHARES.mailsPerTrial;
/** The use of one completed assessment with its share of everything else, without storage. */
const PARTS: readonly (readonly [number, Usage])[] = [
  [1, MEASURED.assessment],
  [1, MEASURED.steps],
  [SHARES.lookers, LOOKER],
  [SHARES.unfinished, UNFINISHED],
  [MAILS, { ...MEASURED.mail, mails: 1 }],
  [SHARES.trials * SHARES.deliveriesPerTrial, DELIVERY],
  [SHARES.trials * SHARES.filesPerTrial, FILE],
];
const FILE_BYTES = 150_000;
const MONTHS_STORED = 12;
const GB = 1_000_000_000;
const DATABASE_GB = 10;

/** What an account uses in its twelfth month, at this many completed assessments a month. */
export function useInMonth(completed: number): Record<Unit, number> {
  const of = (unit: Unit): number =>
    completed * PARTS.reduce((sum, [count, usage]) => sum + count * (usage[unit] ?? 0), 0);
  const stored = (bytes: number): number => (completed * MONTHS_STORED * bytes) / GB;
  return {
    requests: of("requests"),
    cpuMs: of("requests") * CPU_MS_PER_REQUEST + of("cpuMs"),
    rowsRead: of("rowsRead"),
    rowsWritten: of("rowsWritten"),
    databaseGb: stored(STORED_BYTES),
    queueOperations: of("queueOperations"),
    fileWrites: of("fileWrites"),
    fileReads: of("fileReads"),
    filesGb: stored(SHARES.trials * SHARES.filesPerTrial * FILE_BYTES),
    mails: of("mails"),
  };
}

/** Dollars for use beyond what the plan includes. */
export const billOf = (use: Usage): number =>
  Object.entries(use).reduce((sum, [unit, amount]) => {
    const { dollars, included } = PRICES[unit as Unit];
    return sum + Math.max(0, amount - included) * dollars;
  }, 0);

const COLUMNS: readonly (readonly [string, readonly Unit[]])[] = [
  ["requests and processor", ["requests", "cpuMs"]],
  ["D1's rows", ["rowsRead", "rowsWritten"]],
  ["D1's storage", ["databaseGb"]],
  ["Queues", ["queueOperations"]],
  ["R2", ["fileWrites", "fileReads", "filesGb"]],
  ["mail", ["mails"]],
];
const MONTHS = [1_000, 10_000, 100_000, 1_000_000, 10_000_000];

const money = (dollars: number, digits = 0): string =>
  `$${dollars.toLocaleString("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
const count = (value: number): string => value.toLocaleString("en-US");
const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

export function formatMonths(): string[] {
  const titles = ["completed a month", "plan", ...COLUMNS.map(([title]) => title)];
  const lines = MONTHS.map((completed) => {
    const use = useInMonth(completed);
    const parts = COLUMNS.map(([, units]) =>
      billOf(Object.fromEntries(units.map((unit) => [unit, use[unit]]))),
    );
    const inAll = PLAN_DOLLARS + billOf(use);
    return row([
      count(completed),
      money(PLAN_DOLLARS),
      ...parts.map((part) => money(part)),
      `**${money(inAll)}**`,
      money((inAll / completed) * 1_000, 2),
      `${Math.ceil(use.databaseGb / DATABASE_GB)}`,
    ]);
  });
  const all = [...titles, "in all", "each 1,000", "databases after a year"];
  return [row(all), row(all.map(() => "---")), ...lines];
}

/** @param isSubscribed whether Billing charges for it as well */
export const feeOf = (cents: number, isSubscribed: boolean): number =>
  (cents / 100) * (STRIPE.share + (isSubscribed ? STRIPE.billingShare : 0)) + STRIPE.fixedDollars;

export function formatFees(): string[] {
  const { dating_bundle: dating, perfectionism_toolkit: toolkit } = ORDER_PRICES;
  const sales = [
    ["trial of the Life Audit", TRIAL_PRICES.fee.amountCents, true],
    ["a month of it", TRIAL_PRICES.monthly.amountCents, true],
    ["dating bundle", dating.regular, false],
    ["toolkit", toolkit.regular, false],
    ["toolkit by the exit offer", toolkit.exit_intent, false],
  ] as const;
  const lines = sales.map(([what, cents, isSubscribed]) => {
    const fee = feeOf(cents, isSubscribed);
    const price = cents / 100;
    const share = `${((fee / price) * 100).toFixed(1)} %`;
    return row([what, money(price, 2), money(fee, 2), share, money(price - fee, 2)]);
  });
  const titles = ["sale", "price", "Stripe's fee", "of the price", "left"];
  return [row(titles), row(titles.map(() => "---")), ...lines];
}

if (import.meta.main) console.log([...formatMonths(), "", ...formatFees()].join("\n"));
