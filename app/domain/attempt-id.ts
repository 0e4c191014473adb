import { uuidField } from "./uuid.ts";

export const AttemptId = uuidField("The attempt id is not a uuid.");
