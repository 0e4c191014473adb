import { greetings } from "../content/mails.ts";

/** One to three words of letters, as names are written: no address, number or sentence passes for one. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’-]*(?:\.? [\p{L}\p{M}][\p{L}\p{M}'’-]*){0,2}$/u;
const LONGEST = 30;

/** Greets by the name that was given with the order. Anything else that was typed there is not sent to anybody. */
export const greetBuyer = (name: string | null): string =>
  name !== null && name.length <= LONGEST && NAME.test(name)
    ? greetings.named(name)
    : greetings.plain;
