/** Routine lines, and a message of workerd when the local Stripe reschedules an alarm while it runs. */
const DULL_LINE =
  /^(\[wrangler:info\]|\[kindling-[\w-]+\] \{"event":"(request|mail|sweep|webhook)"|\s*$)|SQLite alarm/;

/** Prints all other lines of a served app. */
export const printNews = (line: string): void => {
  if (!DULL_LINE.test(line)) console.log(line);
};
