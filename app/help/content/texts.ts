import type { HelpKind } from "./help-line.ts";

export const HELP_PATH = "/help";

/** A site that everybody has open. It learns nothing of where its visitor came from. */
export const EXIT_ADDRESS = "https://www.wikipedia.org/";

export const exit = {
  action: "Leave this page",
  hint: "Or press Escape three times.",
} as const;

export const helpPage = {
  title: "Help and support",
  lead: "If things are hard, or if you are not safe, you can talk to somebody today. It does not have to be bad enough first.",
  memory:
    "“Leave this page” opens another site. Your browser may still remember that you were here. A private window, or clearing the history, helps.",
  country: "Country",
  choose: "Choose a country",
  action: "Show numbers",
  unknown:
    "Please choose your country. If it is not listed, try the directories below. If you are in danger, call the local emergency number.",
  kinds: {
    emergency: "In danger now",
    crisis: "Somebody to talk to",
    violence: "If somebody hurts, threatens or controls you",
  } satisfies Record<HelpKind, string>,
  none: "We have no number here that two published sources confirm. The directories below list what there is.",
  directories: "In every country",
  sources: (day: string) => `Checked against two published sources on ${day}`,
  limits:
    "These services are not ours, and numbers change. If one does not answer, please try the next, or a directory. What you choose here is not stored.",
} as const;

/** Before everything else on the email gate, the preview and the results, for those whose answers ask for it. */
export const helpNote = {
  label: "Help and support",
  title: "You do not have to carry this alone",
  text: "If any of this is hard right now, there are people who listen. You need no special reason to call.",
  more: "More help, and other countries",
} as const;

export const footer = {
  line: "Numbers to call, country by country.",
  copyrightYear: 2025,
} as const;
