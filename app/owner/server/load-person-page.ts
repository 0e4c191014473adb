import type { Database } from "#app/data/database.ts";
import { findOrder } from "#app/data/orders.ts";
import type { PersonSubject } from "#app/domain/ids.ts";
import { formatOrderNumber, type OrderId } from "#app/domain/purchase/order.ts";
import { writeSubject } from "../rules/subject.ts";
import type { Table } from "../rules/table.ts";
import { EMPTY_LIFE, formatName, tabulateLife } from "../rules/timeline.ts";
import { loadPerson } from "./find-person.ts";

/** A purchase, with its object at Stripe and the subject that names it in an act. */
type Bought = {
  readonly subject: string;
  readonly title: string;
  readonly state: string;
  /** `pi_…` or `cus_…`; null: Stripe does not know it. */
  readonly stripeId: string | null;
  readonly canCorrect: boolean;
};

export type PersonPage = {
  readonly subject: string;
  /** Null: erased, or never given. */
  readonly address: string | null;
  readonly timeline: Table;
  readonly bought: readonly Bought[];
};

/** Everything about the person that a subject names; for an order without an address, the order alone. */
export async function loadPersonPage(db: Database, subject: PersonSubject): Promise<PersonPage> {
  const { address, person } = await loadPerson(db, subject);
  const alone = person === null && subject.kind === "order" ? await loadOrder(db, subject.id) : [];
  const life = person ?? { ...EMPTY_LIFE, orders: alone };
  return {
    subject: writeSubject(subject),
    address,
    timeline: tabulateLife(life),
    bought: [
      ...life.orders.map((order) => ({
        subject: `order:${order.id}`,
        title: `${formatName(order.product)}, ${formatOrderNumber(order.id)}`,
        state: order.status,
        stripeId: order.paymentIntentId,
        canCorrect: order.status === "paid" && address !== null,
      })),
      ...(person?.subscriptions ?? []).map((row) => ({
        subject: `attempt:${row.attemptId}`,
        title: "Life Audit subscription",
        state: `${formatName(row.status)}, payment ${row.paymentState}`,
        stripeId: row.stripeCustomerId,
        canCorrect: row.stripeCustomerId !== null && row.stripeSubId !== null,
      })),
    ],
  };
}

async function loadOrder(db: Database, id: OrderId) {
  const order = await findOrder(db, { id });
  return order === null ? [] : [order];
}
