import { type Books, isDeleted } from "./books.ts";
import { drawId } from "./ids.ts";
import type { Customer } from "./kept.ts";
import {
  emailAddress,
  hash,
  type Input,
  integer,
  mergeMetadata,
  metadata,
  required,
  text,
} from "./parameters.ts";
import { BY_TIME, listRoute, type Route, route, same } from "./route.ts";
import { endSubscription } from "./subscriptions.ts";

const PATH = "/v1/customers";

const FIELDS = {
  address: hash({ country: required(text()) }),
  /** Less than nothing is a credit. */
  balance: integer({ min: -99_999_999 }),
  email: emailAddress(),
  metadata: metadata(),
  name: text(256),
};

const change = (
  customer: Customer,
  { address, balance, email, metadata, name }: Input<typeof FIELDS>,
): Customer => ({
  ...customer,
  address: address ?? customer.address,
  balance: balance ?? customer.balance,
  email: email ?? customer.email,
  metadata: mergeMetadata(customer.metadata, metadata),
  name: name ?? customer.name,
});

/** Cancels the customer's subscriptions at once and removes its cards. Its payments and invoices stay. */
export function deleteCustomer(books: Books, id: string): object {
  const customer = books.get("customer", id);
  const ofCustomer = { where: same("customer", id) };
  for (const subscription of books.store.list("subscription", ofCustomer).data) {
    if (subscription.ended_at === null) endSubscription(books, subscription);
  }
  for (const method of books.store.list("payment_method", ofCustomer).data) {
    books.change<"payment_method">(method, { customer: null }, "payment_method.detached");
  }
  books.announce("customer.deleted", customer);
  return books.leaveStub({ id, object: "customer" });
}

export const CUSTOMER_ROUTES: Route[] = [
  route("POST", PATH, { ...FIELDS, test_clock: text() }, (books, input) => {
    const { test_clock = null, ...given } = input;
    if (test_clock !== null) books.get("test_helpers.test_clock", test_clock, "test_clock");
    const customer: Customer = {
      id: drawId("customer"),
      object: "customer",
      address: null,
      balance: 0,
      created: books.now,
      email: null,
      invoice_settings: { default_payment_method: null },
      metadata: {},
      name: null,
      test_clock,
    };
    return books.add<"customer">(change(customer, given), "customer.created");
  }),
  route("POST", `${PATH}/:id`, FIELDS, (books, input, id) => {
    const customer = books.get("customer", id);
    return books.change<"customer">(customer, change(customer, input), "customer.updated");
  }),
  route("GET", `${PATH}/:id`, {}, (books, _, id) => {
    const found = books.store.find("customer", id);
    return found !== null && isDeleted(found) ? found : books.get("customer", id);
  }),
  route("DELETE", `${PATH}/:id`, {}, (books, _, id) => deleteCustomer(books, id)),
  listRoute("customer", PATH, BY_TIME, () => [["data ->> 'deleted' is null"]]),
];
