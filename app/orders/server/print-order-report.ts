import type { Book } from "@kindling/press/book";
import type { Fonts } from "@kindling/press/faces";
import { printBook } from "@kindling/press/print-book";
import type { Database } from "#app/data/database.ts";
import { findOrder } from "#app/data/orders.ts";
import type { Archetype } from "#app/domain/archetypes.ts";
import { hasAccess, type OrderId } from "#app/domain/purchase/order.ts";
import type { QuizResult } from "#app/domain/quiz-result.ts";
import type { Files } from "#app/files/files.ts";
import { findOrderReport } from "./order-report.ts";

/** `orderedAt` in milliseconds. */
type OrderedResult = {
  readonly archetype: Archetype;
  readonly quiz: QuizResult;
  readonly orderedAt: number;
};

type PrintDeps = {
  db: Database;
  files: Files;
  fonts: Fonts;
  /** Composes the book of a report. Passed in, because the manuscripts are elsewhere. */
  composeDatingReport: (ordered: OrderedResult) => Book;
};

/**
 * Prints the report of a paid order from its scores, and stores it unless it is stored already. Idempotent. Returns its
 * key; null for an order without scores, which has the report of its result.
 * @throws AppError `unavailable` if R2 is unavailable; database errors
 */
export async function printOrderReport(deps: PrintDeps, orderId: OrderId): Promise<string | null> {
  const { key } = findOrderReport(orderId);
  if (await deps.files.has(key)) return key;
  const order = await findOrder(deps.db, { id: orderId });
  if (order === null || !hasAccess(order)) return null;
  const { archetype, quizResult: quiz, paidAt, createdAt } = order;
  if (archetype === null || quiz === null) return null;
  const book = deps.composeDatingReport({ archetype, quiz, orderedAt: paidAt ?? createdAt });
  const { bytes } = await printBook(book, deps.fonts);
  await deps.files.put(key, bytes);
  return key;
}
