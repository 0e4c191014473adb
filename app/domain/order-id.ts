import type { OrderId as Id } from "./order.ts";
import { uuidField } from "./uuid.ts";

/** Parses an order id from outside. */
export const OrderId = uuidField("The order id is not a uuid.").transform((id) => id as Id);
