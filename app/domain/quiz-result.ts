import { z } from "zod";
import { ARCHETYPES, DATED, MOST_POINTS } from "./archetypes.ts";
import { cleanText } from "./clean-text.ts";
import { MAX_NAME_LENGTH } from "./form-fields.ts";

const MAX_WORD_LENGTH = 40;

const words = (longest: number) =>
  z
    .string()
    .max(longest)
    .nullable()
    .transform((text) => cleanText(text ?? "") || null);
const points = z.number().min(0).max(MOST_POINTS.each).multipleOf(0.5);

/** The result of the dating quiz, sent by the browser with an order; the report is printed from it. No answers. */
export const QuizResult = z.strictObject({
  name: words(MAX_NAME_LENGTH),
  age: words(MAX_WORD_LENGTH),
  gender: words(MAX_WORD_LENGTH),
  dates: z.enum(DATED).nullable(),
  scores: z
    .record(z.enum(ARCHETYPES), points)
    .refine((scores) => ARCHETYPES.reduce((sum, each) => sum + scores[each], 0) <= MOST_POINTS.all),
});

export type QuizResult = z.output<typeof QuizResult>;
