import type { NumberedAnswers } from "#app/domain/life-areas.ts";
import type { Comparison } from "../compare-attempts.ts";
import type { PersonScores } from "../needs-help.ts";
import type { BankVersion } from "./statements-of.ts";

/** The complete input of a report, which is deterministic. */
export type ReportFacts = {
  readonly scores: PersonScores;
  readonly completedAt: number;
  readonly timeSpentSeconds: number;
  /** Null if they are deleted, or belong to an unknown question bank. */
  readonly answers: NumberedAnswers | null;
  /** Of the statements that were answered. */
  readonly bankVersion: BankVersion;
  /** The comparison with the previous attempt, if the reader may see that one. */
  readonly since: Comparison | null;
  /** The buyer's country from the checkout. */
  readonly country: string | null;
};

/** Countries that use US Letter; all others use A4 (ISO 216). */
const LETTER_COUNTRIES = new Set("US CA MX CL CO VE PH PR GT CR PA SV NI HN DO BZ".split(" "));

/** The paper size of a buyer's country; A4 if unknown. */
export const paperOf = (country: string | null): "letter" | "a4" =>
  country !== null && LETTER_COUNTRIES.has(country.toUpperCase()) ? "letter" : "a4";
