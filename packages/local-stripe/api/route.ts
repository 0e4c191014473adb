import type { Books } from "./books.ts";
import type { FormFields } from "./form-body.ts";
import { emptyList, type KeptName } from "./kept.ts";
import {
  either,
  expand,
  hash,
  type Input,
  integer,
  readFields,
  text,
  timestamp,
} from "./parameters.ts";
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
  prepare: (form: FormFields) => (books: Books, ids: string[]) => object;
};

/** `run` receives the validated parameters and the ids of a path such as `/v1/things/:id`. */
export function route<F extends Fields>(
  method: Method,
  path: string,
  fields: F,
  run: (books: Books, input: Input<F>, ...ids: [string, string]) => object,
  { isPublic = false, canExpand = true } = {},
): Route {
  const all = canExpand ? { ...fields, expand: expand() } : fields;
  return {
    method,
    path,
    fields: all,
    isPublic,
    pattern: new RegExp(`^${path.replaceAll(/:\w+/g, "([^/]+)")}$`),
    prepare: (form) => {
      const input = readFields(all, form) as Input<F>;
      return (books, [first = "", second = ""]) => run(books, input, first, second);
    },
  };
}

export const retrieveRoute = (name: KeptName, path: string, param = "id"): Route =>
  route("GET", `${path}/:id`, {}, (books, _, id) => books.get(name, id, param));

const RANGE = hash({ gt: timestamp(), gte: timestamp(), lt: timestamp(), lte: timestamp() });
const PAGE = {
  limit: integer({ min: 1, max: 100 }),
  starting_after: text(),
  ending_before: text(),
};
/** The filter that most lists share. */
export const BY_TIME = { created: either(timestamp(), RANGE) };
const SIGNS = { gt: ">", gte: ">=", lt: "<", lte: "<=" } as const;

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
  narrow: (input: Input<F>, books: Books) => Condition[],
): Route {
  return route("GET", path, { ...PAGE, ...filters }, (books, input) => {
    const paging = input as Input<typeof PAGE & typeof BY_TIME>;
    const { limit = 10, starting_after, ending_before, created } = paging;
    for (const [param, cursor] of Object.entries({ starting_after, ending_before })) {
      if (cursor !== undefined && books.find(name, cursor) === null)
        throw missing(name, cursor, param);
    }
    const range = typeof created === "number" ? same("created", created) : readRange(created);
    const { data, hasMore } = books.store.list(name, {
      limit,
      startingAfter: starting_after,
      endingBefore: ending_before,
      where: [...range, ...narrow(input as Input<F>, books)],
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
