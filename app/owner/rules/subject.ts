import { AttemptId, OrderId, type PersonSubject } from "#app/domain/ids.ts";

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const NUMBER = /^[1-9]\d{0,14}$/;

/** What the pages and the log of acts call a person: never by an address. */
export const writeSubject = ({ kind, id }: PersonSubject): string => `${kind}:${id}`;

/** Null for anything but the name of a person. */
export function readSubject(text: string): PersonSubject | null {
  const [kind, id = "", ...more] = text.split(":");
  if (more.length > 0) return null;
  switch (kind) {
    case "order": {
      const order = OrderId.safeParse(id);
      return order.success ? { kind, id: order.data } : null;
    }
    case "attempt": {
      const attempt = AttemptId.safeParse(id);
      return attempt.success ? { kind, id: attempt.data } : null;
    }
    case "signup":
    case "submission":
      return NUMBER.test(id) ? { kind, id: Number(id) } : null;
    default:
      return null;
  }
}

/** What somebody typed into the search. */
export type Search =
  | { readonly by: "address"; readonly text: string }
  | { readonly by: "payment" | "customer" | "charge" | "id" | "number"; readonly id: string };

/**
 * Reads an address, an order number (with or without `#`), `pi_…`, `cus_…`, `ch_…`, or the id of an order or attempt.
 * Null: it is none of these.
 */
export function readSearch(typed: string): Search | null {
  const text = typed.trim();
  if (text.includes("@")) return { by: "address", text };
  const id = text.replace(/^#/, "");
  const [prefix] = id.split("_");
  if (/^(?:pi|cus|ch|py)_\w{1,250}$/.test(id)) {
    return { by: prefix === "pi" ? "payment" : prefix === "cus" ? "customer" : "charge", id };
  }
  const folded = id.toLowerCase();
  if (UUID.test(folded)) return { by: "id", id: folded };
  return /^[0-9a-f]{8}$/.test(folded) ? { by: "number", id: folded } : null;
}
