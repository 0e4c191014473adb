import { uuidField } from "./uuid.ts";

declare const attemptId: unique symbol;

/** A uuid. The id alone grants no access. */
export type AttemptId = string & { readonly [attemptId]: true };

export const AttemptId = uuidField("The attempt id is not a uuid.").transform(
  (id) => id as AttemptId,
);
