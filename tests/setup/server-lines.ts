/** Daily lines, and what workerd says when the local Stripe sets an alarm anew while it goes off. */
const DULL_LINE =
  /^(\[wrangler:info\]|\[kindling-[\w-]+\] \{"event":"(request|mail|sweep|webhook)"|\s*$)|SQLite alarm/;

/** Shows what a served app writes beside that. */
export const printNews = (line: string): void => {
  if (!DULL_LINE.test(line)) console.log(line);
};
