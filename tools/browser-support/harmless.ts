/**
 * Features that some supported browser may lack, and what is seen there without them: the only exceptions. Keys are
 * places in MDN's compatibility data, everything below included. docs/browsers.md names each.
 */
export const HARMLESS: Readonly<Record<string, string>> = {
  "css.at-rules.font-face.ascent-override": "text may move a little when the typeface has come",
  "css.at-rules.font-face.descent-override": "as ascent-override",
  "css.at-rules.font-face.line-gap-override": "as ascent-override",
  "css.at-rules.font-face.size-adjust": "as ascent-override",
  "css.at-rules.media.scripting": "without script, tabs show their first panel only",
  "css.properties.break-after": "a printed heading may stand at the foot of a sheet",
  "css.properties.cursor": "a finger has no pointer",
  "css.properties.text-wrap": "lines break where they are full",
  "css.selectors.selection": "selected text has the system's colour",
};
