import { CITIES, type City, type Layout } from "./far-distances.ts";
import { formatTable, median, whole } from "./figures.ts";

export type Kind = "checkout" | "payment form" | "changed price" | "money" | "other";

/** One step of one walk. `answerMs` is the time to the last byte. */
export type Measured = {
  readonly city: City;
  readonly layout: Layout;
  readonly funnel: string;
  readonly name: string;
  readonly kind: Kind;
  readonly firstByteMs: number;
  readonly answerMs: number;
};

/** The step that asks for a price other than the open payment's. */
export const CHANGED_PRICE = "payment form, $39 after $49";

/** Pages that ask Stripe until a webhook has arrived. */
const ASKING_STRIPE = ["/success", "/quiz2/thank-you", "/quiz2/manage"];

export function kindOf(path: string, step: string): Kind {
  if (path === "/api/quiz2/checkout") return "checkout";
  if (path.startsWith("/api/create-"))
    return step === CHANGED_PRICE ? "changed price" : "payment form";
  return ASKING_STRIPE.includes(path) ? "money" : "other";
}

/**
 * For the farthest city; the others are nearer. A changed price takes two calls to Stripe in a row, 600 ms by
 * themselves (docs/decisions/0040): the first payment is cancelled before a second one is made.
 */
const BUDGET_MS = {
  checkout: 1_250,
  "changed price": 1_000,
  "payment form": 700,
  money: 700,
  other: 300,
} as const;
const NEARER_PAYMENT_FORM_MS = 600;
const FARTHEST: City = "Sydney";

const budgetOf = (kind: Kind, city: City): number =>
  kind === "payment form" && city !== FARTHEST ? NEARER_PAYMENT_FORM_MS : BUDGET_MS[kind];

const cities = Object.keys(CITIES) as City[];

/** The medians of a step's walks, by city and layout. */
type Step = {
  readonly funnel: string;
  readonly name: string;
  readonly kind: Kind;
  readonly read: (layout: Layout, city: City, part: "firstByteMs" | "answerMs") => number;
};

/** Lists the steps in the order of the walk. */
function listSteps(measured: readonly Measured[]): Step[] {
  const steps = Map.groupBy(measured, ({ funnel, name }) => `${funnel}, ${name}`);
  return [...steps.values()].flatMap((walks) => {
    const [first] = walks;
    if (first === undefined) return [];
    const read: Step["read"] = (layout, city, part) =>
      median(
        walks
          .filter((walk) => walk.layout === layout && walk.city === city)
          .map((walk) => walk[part]),
      );
    return [{ funnel: first.funnel, name: first.name, kind: first.kind, read }];
  });
}

/** A cell shows the last byte as well, after a slash, if it comes this much later. */
const LATER_MS = 20;

export function formatFar(measured: readonly Measured[]): string {
  const steps = listSteps(measured);
  const cell = ({ read }: Step, layout: Layout, city: City): string => {
    const first = read(layout, city, "firstByteMs");
    const answer = read(layout, city, "answerMs");
    return answer - first < LATER_MS ? whole(first) : `${whole(first)}/${whole(answer)}`;
  };
  const tables = (["as is", "placed"] as const).map((layout) => {
    let funnel = "";
    const rows = steps.flatMap((step) => {
      const row = [`  ${step.name}`, ...cities.map((city) => cell(step, layout, city)), step.kind];
      if (step.funnel === funnel) return [row];
      funnel = step.funnel;
      return [[funnel, ...cities.map(() => ""), ""], row];
    });
    return formatTable([[layout, ...cities, "budget"], ...rows]);
  });
  return [
    ...tables,
    "Medians in ms from the visitor's edge to the first byte, and to the last where it comes later.\nThe way between visitor and edge is not in them.",
  ].join("\n\n");
}

/** Messages for all steps over budget in the placed layout. */
export const judgeFar = (measured: readonly Measured[]): string[] => {
  const steps = listSteps(measured);
  if (steps.length === 0) return ["No step was measured."];
  return steps.flatMap(({ funnel, name, kind, read }) =>
    cities.flatMap((city) => {
      const ms = read("placed", city, "firstByteMs");
      const most = budgetOf(kind, city);
      if (ms <= most) return [];
      return [
        `${funnel}, ${name} from ${city}: ${whole(ms)} ms to the first byte, at most ${most}`,
      ];
    }),
  );
};
