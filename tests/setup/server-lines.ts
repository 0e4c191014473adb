import { isUnexpected } from "../../tools/server-lines.ts";

/** Prints a line of a served app, unless it is routine. */
export const printNews = (line: string): void => {
  if (isUnexpected(line)) console.log(line);
};
