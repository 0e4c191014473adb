import type Stripe from "stripe";
import blanks from "./blanks.json";
import { type Books, isDeleted } from "./books.ts";
import { drawId, drawText } from "./ids.ts";
import {
  emailAddress,
  hash,
  type Input,
  integer,
  list,
  mergeMetadata,
  metadata,
  oneOf,
  orEmpty,
  text,
} from "./parameters.ts";
import { BY_TIME, listRoute, type Route, route, same } from "./route.ts";

const PATH = "/v1/customers";

const address = () =>
  hash({
    city: orEmpty(text()),
    country: orEmpty(text()),
    line1: orEmpty(text()),
    line2: orEmpty(text()),
    postal_code: orEmpty(text()),
    state: orEmpty(text()),
  });

const FIELDS = {
  address: orEmpty(address()),
  /** Less than nothing is a credit. */
  balance: integer({ min: -99_999_999 }),
  description: orEmpty(text()),
  email: orEmpty(emailAddress()),
  invoice_settings: hash({ default_payment_method: orEmpty(text()), footer: text() }),
  metadata: metadata(),
  name: orEmpty(text(256)),
  phone: orEmpty(text(20)),
  preferred_locales: list(text()),
  tax_exempt: oneOf("exempt", "none", "reverse"),
};

export const readAddress = (
  given: Partial<Record<keyof Stripe.Address, string | null | undefined>>,
) => ({
  city: given.city ?? null,
  country: given.country ?? null,
  line1: given.line1 ?? null,
  line2: given.line2 ?? null,
  postal_code: given.postal_code ?? null,
  state: given.state ?? null,
});

function change(customer: Stripe.Customer, input: Input<typeof FIELDS>): Stripe.Customer {
  const { address, invoice_settings, metadata, preferred_locales, ...plain } = input;
  return {
    ...customer,
    ...plain,
    ...(address !== undefined && { address: address === null ? null : readAddress(address) }),
    ...(preferred_locales !== undefined && { preferred_locales }),
    invoice_settings: { ...customer.invoice_settings, ...invoice_settings },
    metadata: mergeMetadata(customer.metadata, metadata),
  } as Stripe.Customer;
}

const buildCustomer = (created: number): Stripe.Customer => ({
  ...blanks.customer,
  id: drawId("customer"),
  object: "customer",
  address: null,
  balance: 0,
  created,
  currency: null,
  customer_account: null,
  delinquent: false,
  discount: null,
  invoice_prefix: drawText(8).toUpperCase(),
  name: null,
  next_invoice_sequence: 1,
  phone: null,
  preferred_locales: [],
  tax_exempt: "none",
  test_clock: null,
});

export const CUSTOMER_ROUTES: Route[] = [
  route("POST", PATH, { ...FIELDS, test_clock: text() }, (books, input) => {
    const { test_clock = null, ...given } = input;
    if (test_clock !== null) books.get("test_helpers.test_clock", test_clock, "test_clock");
    const customer = { ...buildCustomer(books.now), test_clock };
    return books.add<"customer">(change(customer, given), "customer.created");
  }),
  route("POST", `${PATH}/:id`, FIELDS, (books, input, id) => {
    const customer = books.get("customer", id);
    const paymentMethod = input.invoice_settings?.default_payment_method;
    if (typeof paymentMethod === "string") {
      books.get("payment_method", paymentMethod, "invoice_settings[default_payment_method]");
    }
    return books.change<"customer">(customer, change(customer, input), "customer.updated");
  }),
  route("GET", `${PATH}/:id`, {}, (books, _, id) => {
    const found = books.store.find("customer", id);
    return found !== null && isDeleted(found) ? found : books.get("customer", id);
  }),
  listRoute("customer", PATH, { ...BY_TIME, email: text() }, ({ email }) => [
    ["data ->> 'deleted' is null"],
    ...same("email", email),
  ]),
];

/** Creates the customer of a checkout that started without one. */
export const addCustomerFor = (
  books: Books,
  { email, name }: { email: string | null; name: string | null },
): Stripe.Customer =>
  books.add<"customer">({ ...buildCustomer(books.now), email, name }, "customer.created");
