import type { Books } from "./books.ts";
import { drawId } from "./ids.ts";
import type { Price } from "./kept.ts";
import { missingReference } from "./new-session.ts";
import { flag, hash, type Input, integer, list, oneOf, required, text } from "./parameters.ts";
import { invalid } from "./problem.ts";
import { listRoute, type Route, retrieveRoute, route, same } from "./route.ts";

const PRODUCTS = "/v1/products";
const PRICES = "/v1/prices";

const NEW_PRICE = {
  currency: required(oneOf("usd")),
  lookup_key: text(200),
  product: text(),
  product_data: hash({ name: required(text()) }),
  recurring: hash({ interval: required(oneOf("month")) }),
  tax_behavior: oneOf("exclusive", "inclusive", "unspecified"),
  transfer_lookup_key: flag(),
  unit_amount: required(integer()),
};

const NEW_PRODUCT = { id: text(), name: required(text()) };

function addProduct(books: Books, input: Input<typeof NEW_PRODUCT>) {
  const { id = drawId("product"), name } = input;
  if (books.find("product", id) !== null) {
    throw invalid("Product already exists.", { code: "resource_already_exists", param: "id" });
  }
  return books.add<"product">(
    { id, object: "product", created: books.now, name },
    "product.created",
  );
}

function addPrice(books: Books, input: Input<typeof NEW_PRICE>): Price {
  const { product, product_data, recurring } = input;
  if (product !== undefined && books.find("product", product) === null) {
    throw missingReference("product", product, "product");
  }
  if (product === undefined && product_data === undefined) {
    throw invalid("You must specify either `product` or `product_data` when creating a price.", {
      code: "parameter_missing",
      param: "product",
    });
  }
  takeLookupKey(books, input);
  return books.add<"price">(
    {
      id: drawId("price"),
      object: "price",
      active: true,
      created: books.now,
      currency: input.currency,
      lookup_key: input.lookup_key ?? null,
      product: product ?? addProduct(books, product_data as { name: string }).id,
      recurring: recurring === undefined ? null : { ...recurring, interval_count: 1 },
      tax_behavior: input.tax_behavior ?? "unspecified",
      unit_amount: input.unit_amount,
    },
    "price.created",
  );
}

/** Lookup keys are unique; `transfer_lookup_key` takes the key from its current price. */
function takeLookupKey(
  books: Books,
  { lookup_key, transfer_lookup_key = false }: Input<typeof NEW_PRICE>,
): void {
  if (lookup_key === undefined) return;
  const [owner] = books.store.list("price", { where: same("lookup_key", lookup_key) }).data;
  if (owner === undefined) return;
  if (!transfer_lookup_key) {
    throw invalid(`A price (\`${owner.id}\`) already uses that lookup key.`, {
      param: "lookup_key",
    });
  }
  books.change<"price">(owner, { lookup_key: null }, "price.updated");
}

export const CATALOGUE_ROUTES: Route[] = [
  route("POST", PRODUCTS, NEW_PRODUCT, addProduct),
  route("POST", PRICES, NEW_PRICE, addPrice),
  route("POST", `${PRICES}/:id`, { active: required(flag()) }, (books, { active }, id) =>
    books.change<"price">(books.get("price", id, "price"), { active }, "price.updated"),
  ),
  retrieveRoute("price", PRICES, "price"),
  listRoute(
    "price",
    PRICES,
    { active: flag(), lookup_keys: list(text(), 10) },
    ({ active, lookup_keys: keys }) => [
      ...same("active", active),
      ...(keys === undefined
        ? []
        : [[`data ->> 'lookup_key' in (${keys.map(() => "?").join(", ")})`, ...keys] as const]),
    ],
  ),
];

/** The description shown to customers. */
export const describePrice = (books: Books, { product, id }: Price): string =>
  books.find("product", product)?.name ?? id;
