import { z } from "zod";

/** Canonical spelling only, because it is a key: two spellings of one uuid would be two keys. */
export const uuidField = (error: string) =>
  z
    .string()
    .regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/, { error });
