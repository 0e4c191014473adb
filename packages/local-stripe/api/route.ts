import type { Books } from "./books.ts";
import type { FormFields } from "./form-body.ts";
import { emptyList, type KeptName } from "./kept.ts";
import { hash, type Input, integer, list, readFields, text, timestamp } from "./parameters.ts";
import { missing } from "./problem.ts";

type Fields = Parameters<typeof readFields>[0];
type Method = "GET" | "POST" | "DELETE";

export type Route = {
  method: Method;
  path: string;
  pattern: RegExp;
  fields: Fields;
  /** Callable with a publishable key plus the intent's client secret. */
  isPublic: boolean;
  /** Validates the parameters, and returns what the endpoint then does. */
  prepare: (form: FormFields) => (books: Books, id: string) => object;
};

/** `run` receives the validated parameters and the id of a path such as `/v1/things/:id`. */
export function route<F extends Fields>(
  method: Method,
  path: string,
  fields: F,
  run: (books: Books, input: Input<F>, id: string) => object,
  { isPublic = false } = {},
): Route {
  const all = { ...fields, expand: list(text()) };
  return {
    method,
    path,
    fields: all,
    isPublic,
    pattern: new RegExp(`^${path.replace(":id", "([^/]+)")}$`),
    prepare: (form) => {
      const input = readFields(all, form) as Input<F>;
      return (books, id) => run(books, input, id);
    },
  };
}

export const retrieveRoute = (name: KeptName, path: string, param = "id"): Route =>
  route("GET", `${path}/:id`, {}, (books, _, id) => books.get(name, id, param));

const RANGE = hash({ gte: timestamp(), lt: timestamp() });
const PAGE = {
  limit: integer({ min: 1, max: 100 }),
  starting_after: text(),
};
/** The filter that most lists share. */
export const BY_TIME = { created: RANGE };
const SIGNS = { gte: ">=", lt: "<" } as const;

type Condition = readonly [condition: string, ...values: (string | number)[]];
export const same = (column: string, value: string | number | boolean | undefined): Condition[] =>
  value === undefined
    ? []
    : [[`data ->> '${column}' = ?`, typeof value === "boolean" ? Number(value) : value]];

/** A list with Stripe's pagination; `narrow` turns its own filters into conditions on the stored JSON. */
export function listRoute<F extends Fields>(
  name: KeptName,
  path: string,
  filters: F,
  narrow: (input: Input<F>) => Condition[],
): Route {
  return route("GET", path, { ...PAGE, ...filters }, (books, input) => {
    const paging = input as Input<typeof PAGE & typeof BY_TIME>;
    const { limit = 10, starting_after, created } = paging;
    if (starting_after !== undefined && books.find(name, starting_after) === null) {
      throw missing(name, starting_after, "starting_after");
    }
    const { data, hasMore } = books.store.list(name, {
      limit,
      startingAfter: starting_after,
      where: [...readRange(created), ...narrow(input as Input<F>)],
    });
    return { ...emptyList(path, data), has_more: hasMore };
  });
}

const readRange = (
  range: Partial<Record<keyof typeof SIGNS, number | undefined>> = {},
): Condition[] =>
  Object.entries(SIGNS).flatMap(([name, sign]): Condition[] => {
    const value = range[name as keyof typeof SIGNS];
    return value === undefined ? [] : [[`data ->> 'created' ${sign} ?`, value]];
  });
