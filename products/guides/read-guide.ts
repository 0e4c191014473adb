import { z } from "zod";
import type { Blocks } from "../../app/press/blocks.ts";
import { readManuscript } from "../../tools/products/manuscript.ts";

/** By which the library can be filtered. */
export const TOPICS = [
  ...(["first dates", "online", "conversation", "dating women", "choosing"] as const),
  ...(["boundaries", "confidence", "calm", "closeness", "everyday love"] as const),
  ...(["heartbreak", "on your own", "beginning again"] as const),
] as const;

const GuideFacts = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  title: z.string(),
  subtitle: z.string().max(80),
  /** One sentence, for a list of guides. */
  summary: z
    .string()
    .max(160)
    .regex(/^[^.!?]+\.$/),
  audience: z.enum(["everybody", "daters-of-women"]),
  "reading-minutes": z.coerce.number().int().positive(),
  topics: z
    .string()
    .transform((topics) => topics.split(", "))
    .pipe(z.array(z.enum(TOPICS)).min(2).max(4)),
});

type Guide = { readonly facts: z.infer<typeof GuideFacts>; readonly blocks: Blocks };

/** @throws Error for a guide whose head says too little, or too much */
export function readGuide(id: string): Guide {
  const { facts, blocks } = readManuscript(`guides/${id}.md`);
  return { facts: GuideFacts.parse(facts), blocks };
}
