import type Stripe from "stripe";
import blanks from "./blanks.json";
import type { Books } from "./books.ts";
import { drawId } from "./ids.ts";
import { decimal, idOf } from "./kept.ts";
import {
  currency,
  flag,
  hash,
  type Input,
  integer,
  list,
  mergeMetadata,
  metadata,
  oneOf,
  orEmpty,
  required,
  text,
} from "./parameters.ts";
import { invalid, missing } from "./problem.ts";
import { BY_TIME, listRoute, type Route, retrieveRoute, route, same } from "./route.ts";

const PRODUCTS = "/v1/products";
const PRICES = "/v1/prices";
const INTERVALS = oneOf("day", "week", "month", "year");

const PRODUCT_FIELDS = {
  active: flag(),
  description: orEmpty(text(40_000)),
  images: list(text()),
  metadata: metadata(),
  shippable: flag(),
  statement_descriptor: text(22),
  tax_code: orEmpty(text()),
  unit_label: orEmpty(text()),
  url: orEmpty(text()),
};
const NEW_PRODUCT = {
  ...PRODUCT_FIELDS,
  id: text(),
  name: required(text()),
  type: oneOf("good", "service"),
};

const PRICE_FIELDS = {
  active: flag(),
  lookup_key: text(200),
  metadata: metadata(),
  nickname: text(),
  tax_behavior: oneOf("exclusive", "inclusive", "unspecified"),
  transfer_lookup_key: flag(),
};
const NEW_PRICE = {
  ...PRICE_FIELDS,
  billing_scheme: oneOf("per_unit"),
  currency: required(currency()),
  product: text(),
  product_data: hash({ id: text(), name: required(text()), active: flag(), metadata: metadata() }),
  recurring: hash({
    interval: required(INTERVALS),
    interval_count: integer({ min: 1, max: 1_095 }),
    usage_type: oneOf("licensed"),
  }),
  unit_amount: required(integer()),
};

function addProduct(books: Books, input: Input<typeof NEW_PRODUCT>): Stripe.Product {
  const id = input.id ?? drawId("product");
  if (books.find("product", id) !== null) {
    throw invalid("Product already exists.", { code: "resource_already_exists", param: "id" });
  }
  return books.add<"product">(
    {
      ...blanks.product,
      active: input.active ?? true,
      created: books.now,
      default_price: null,
      description: input.description ?? null,
      id,
      images: input.images ?? [],
      metadata: mergeMetadata({}, input.metadata),
      name: input.name,
      object: "product",
      shippable: input.shippable ?? null,
      statement_descriptor: input.statement_descriptor ?? null,
      tax_code: input.tax_code ?? null,
      type: input.type ?? "service",
      unit_label: input.unit_label ?? null,
      updated: books.now,
      url: input.url ?? null,
    },
    "product.created",
  );
}

function addPrice(books: Books, input: Input<typeof NEW_PRICE>): Stripe.Price {
  if ((input.product === undefined) === (input.product_data === undefined)) {
    throw invalid("You must specify either `product` or `product_data` when creating a price.", {
      code: "parameter_missing",
      param: "product",
    });
  }
  if (input.product !== undefined && books.find("product", input.product) === null) {
    throw refuseProduct(input.product);
  }
  takeLookupKey(books, input, null);
  const product = input.product ?? addProduct(books, input.product_data as { name: string }).id;
  const { recurring } = input;
  return books.add<"price">(
    {
      ...blanks.price,
      id: drawId("price"),
      object: "price",
      active: input.active ?? true,
      billing_scheme: "per_unit",
      created: books.now,
      currency: input.currency.toLowerCase(),
      lookup_key: input.lookup_key ?? null,
      metadata: mergeMetadata({}, input.metadata),
      nickname: input.nickname ?? null,
      product,
      recurring:
        recurring === undefined
          ? null
          : {
              interval: recurring.interval,
              interval_count: recurring.interval_count ?? 1,
              meter: null,
              trial_period_days: null,
              usage_type: "licensed",
            },
      tax_behavior: input.tax_behavior ?? "unspecified",
      type: recurring === undefined ? "one_time" : "recurring",
      unit_amount: input.unit_amount,
      unit_amount_decimal: decimal(input.unit_amount),
    },
    "price.created",
  );
}

const refuseProduct = (id: string) =>
  invalid(missing("product", id, "product").message, {
    code: "resource_missing",
    param: "product",
  });

/** Lookup keys are unique; `transfer_lookup_key` takes the key from its current price. */
function takeLookupKey(
  books: Books,
  { lookup_key, transfer_lookup_key = false }: Input<typeof PRICE_FIELDS>,
  ownId: string | null,
): void {
  if (lookup_key === undefined) return;
  const [owner] = books.store.list("price", { where: same("lookup_key", lookup_key) }).data;
  if (owner === undefined || owner.id === ownId) return;
  if (!transfer_lookup_key) {
    throw invalid(`A price (\`${owner.id}\`) already uses that lookup key.`, {
      param: "lookup_key",
    });
  }
  books.change<"price">(owner, { lookup_key: null }, "price.updated");
}

const oneOfKeys = (keys: string[]) => [
  [`data ->> 'lookup_key' in (${keys.map(() => "?").join(", ")})`, ...keys] as const,
];
const oneOfIds = (ids: string[]) => [[`id in (${ids.map(() => "?").join(", ")})`, ...ids] as const];

export const CATALOGUE_ROUTES: Route[] = [
  route("POST", PRODUCTS, NEW_PRODUCT, addProduct),
  route(
    "POST",
    `${PRODUCTS}/:id`,
    { ...PRODUCT_FIELDS, name: text(), default_price: text() },
    (books, { metadata, ...input }, id) => {
      const product = books.get("product", id);
      if (input.default_price !== undefined)
        books.get("price", input.default_price, "default_price");
      const changes = {
        ...input,
        expand: undefined,
        updated: books.now,
        metadata: mergeMetadata(product.metadata, metadata),
      };
      return books.change<"product">(
        product,
        changes as Partial<Stripe.Product>,
        "product.updated",
      );
    },
  ),
  retrieveRoute("product", PRODUCTS),
  listRoute(
    "product",
    PRODUCTS,
    { ...BY_TIME, active: flag(), ids: list(text(), 50), url: text() },
    ({ active, ids, url }) => [
      ...same("active", active),
      ...same("url", url),
      ...(ids === undefined ? [] : oneOfIds(ids)),
    ],
  ),
  route("POST", PRICES, NEW_PRICE, addPrice),
  route("POST", `${PRICES}/:id`, PRICE_FIELDS, (books, input, id) => {
    const price = books.get("price", id, "price");
    takeLookupKey(books, input, id);
    const { metadata, active, lookup_key, nickname, tax_behavior } = input;
    const changes: Partial<Stripe.Price> = {
      ...(active !== undefined && { active }),
      ...(lookup_key !== undefined && { lookup_key }),
      ...(nickname !== undefined && { nickname }),
      ...(tax_behavior !== undefined && { tax_behavior }),
      metadata: mergeMetadata(price.metadata, metadata),
    };
    return books.change<"price">(price, changes, "price.updated");
  }),
  retrieveRoute("price", PRICES, "price"),
  listRoute(
    "price",
    PRICES,
    {
      ...BY_TIME,
      active: flag(),
      currency: text(),
      lookup_keys: list(text(), 10),
      product: text(),
      recurring: hash({ interval: INTERVALS }),
      type: oneOf("one_time", "recurring"),
    },
    ({ active, currency, lookup_keys, product, recurring, type }) => [
      ...same("active", active),
      ...same("currency", currency),
      ...same("product", product),
      ...same("type", type),
      ...same("$.recurring.interval", recurring?.interval),
      ...(lookup_keys === undefined ? [] : oneOfKeys(lookup_keys)),
    ],
  ),
];

/** The description shown to customers. */
export const describePrice = (books: Books, price: Stripe.Price): string =>
  books.find("product", idOf(price.product))?.name ?? price.id;
