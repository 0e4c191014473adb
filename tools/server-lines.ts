import { stripVTControlCharacters } from "node:util";

/** A worker's line has its name in front, unless the worker was bundled before it was served. */
const WORKER = String.raw`(?:\[(?:dev|kindling)-[\w-]+\] )?`;
const REQUEST = /^\[wrangler:info\] [A-Z]+ /;
const LOGGED = new RegExp(String.raw`^${WORKER}\{`);
const ROUTINE = new RegExp(String.raw`^${WORKER}\{"event":"(?:request|mail|sweep|webhook)"`);
/** Wrangler's lines about its own progress, the list of bindings, and the requests of `npm start` itself. */
const OF_WRANGLER =
  /^(?:⎔ |\[wrangler:info\] (?:✨|(?:POST \/__sandbox\/cron|PUT \/__sandbox\/files\/\S+|(?:GET|POST) \/v1\/(?:prices|products)) 20\d)|Binding {2}|env\.|(?:dev|kindling)-[\w-]+ has access|\s*$)/;

/**
 * Whether a developer wants to see a line of `wrangler dev`: requests, and what the workers log. During a rebuild,
 * everything else is noise about reloads and half-written files.
 */
export function isForDeveloper(line: string, isRebuilding: boolean): boolean {
  const text = stripVTControlCharacters(line);
  return isRebuilding ? REQUEST.test(text) || LOGGED.test(text) : !OF_WRANGLER.test(text);
}

/**
 * Whether a line of a server under test is worth printing: neither routine nor workerd's message when the local Stripe
 * reschedules an alarm while it runs.
 */
export function isUnexpected(line: string): boolean {
  const text = stripVTControlCharacters(line);
  return !(/^(?:\[wrangler:info\]|\s*$)|SQLite alarm/.test(text) || ROUTINE.test(text));
}
