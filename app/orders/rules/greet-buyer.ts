import { greetings } from "../content/mails.ts";

/** One to three words of letters, as names are written. No address, number or sentence passes as a name. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’-]*(?:\.? [\p{L}\p{M}][\p{L}\p{M}'’-]*){0,2}$/u;
const LONGEST = 30;

/** Greets the buyer by the name given with the order. Anything else typed into that field is never sent. */
export const greetBuyer = (name: string | null): string =>
  name !== null && name.length <= LONGEST && NAME.test(name)
    ? greetings.named(name)
    : greetings.plain;
