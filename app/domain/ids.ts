import { z } from "zod";
import type { OrderId as Id } from "./purchase/order.ts";

/** Canonical spelling only, because it is a key: two spellings of one uuid would be two keys. */
const uuidField = (error: string) =>
  z
    .string()
    .regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/, { error });

declare const attemptId: unique symbol;

/** A uuid. The id alone grants no access. */
export type AttemptId = string & { readonly [attemptId]: true };

export const AttemptId = uuidField("The attempt id is not a uuid.").transform(
  (id) => id as AttemptId,
);

/** Parses a pulse id from outside. */
export const PulseId = uuidField("The id is not a uuid.");

/** Parses an order id from outside. */
export const OrderId = uuidField("The order id is not a uuid.").transform((id) => id as Id);

/** Names a person without an address, by a row of theirs. */
export type PersonSubject =
  | { readonly kind: "order"; readonly id: Id }
  | { readonly kind: "attempt"; readonly id: AttemptId }
  | { readonly kind: "signup" | "submission"; readonly id: number };
