import { earlierPrompts } from "../../content/earlier-statements.ts";
import { BANK_VERSION, QUESTIONS, type Question } from "../../content/question-bank.ts";
import { SHOWN_QUESTIONS } from "../screen-order.ts";

export type BankVersion = typeof BANK_VERSION | keyof typeof earlierPrompts;

/** For attempts without a stored version: those started before it was stored at the start, and not scored. */
const FIRST_VERSION: BankVersion = "2026-11";

export const BANK_VERSIONS: readonly BankVersion[] = [FIRST_VERSION, BANK_VERSION];

/** Null if this release does not know the version, as after a rollback. */
export const toBankVersion = (stored: string | null): BankVersion | null =>
  BANK_VERSIONS.find((version) => version === (stored ?? FIRST_VERSION)) ?? null;

/** The statements as shown: the first version kept the order of the ids. */
export const shownIn = (version: BankVersion): readonly Question[] =>
  version === FIRST_VERSION ? QUESTIONS : SHOWN_QUESTIONS;

/** The statements as worded in a version. Ids, areas and polarities are the same in all. */
export function statementsOf(version: BankVersion): readonly Question[] {
  if (version === BANK_VERSION) return QUESTIONS;
  const earlier: Readonly<Record<string, string>> = earlierPrompts[version];
  return QUESTIONS.map((question) => ({
    ...question,
    prompt: earlier[question.id] ?? question.prompt,
  }));
}
