import { z } from "zod";

/** Canonical spelling only: it is a key. */
export const AttemptId = z
  .string()
  .regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/, {
    error: "The attempt id is not a uuid.",
  });
