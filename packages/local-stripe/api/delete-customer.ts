import type { Books } from "./books.ts";
import { route, same } from "./route.ts";
import { endSubscription } from "./subscriptions.ts";

/** Cancels the customer's subscriptions at once and removes its cards. Its payments and invoices stay. */
export function deleteCustomer(books: Books, id: string): object {
  const customer = books.get("customer", id);
  const ofCustomer = { where: same("customer", id) };
  for (const subscription of books.store.list("subscription", ofCustomer).data) {
    if (subscription.ended_at !== null) continue;
    endSubscription(books, subscription);
  }
  for (const method of books.store.list("payment_method", ofCustomer).data) {
    books.change<"payment_method">(method, { customer: null }, "payment_method.detached");
  }
  books.announce("customer.deleted", customer);
  return books.leaveStub({ id, object: "customer" });
}

export const DELETE_CUSTOMER = route("DELETE", "/v1/customers/:id", {}, (books, _, id) =>
  deleteCustomer(books, id),
);
