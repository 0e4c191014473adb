import type { HelpKind } from "./help-line.ts";

export const HELP_PATH = "/help";

/** A site that anyone might have open. It does not learn where its visitor came from. */
export const EXIT_ADDRESS = "https://www.wikipedia.org/";

export const exit = {
  action: "Leave this page",
  hint: "Or press Escape three times.",
  memory:
    "“Leave this page” opens another site. Your browser may still remember that you were here. A private window helps, and so does deleting this page from your history. If someone may be checking this device, a different one is safer.",
} as const;

export const helpPage = {
  title: "Help and support",
  lead: "If things are hard, or if you aren’t safe, you can talk to someone today. You don’t have to wait until it gets worse.",
  country: "Country",
  choose: "Choose a country",
  action: "Show numbers",
  unknown:
    "Please choose your country. If it isn’t listed, try the directories below. If you are in danger, call the local emergency number.",
  kinds: {
    emergency: "In danger now",
    crisis: "Someone to talk to",
    violence: "If someone hurts, threatens, or controls you",
  } satisfies Record<HelpKind, string>,
  none: "We don’t have a number here that two published sources confirm. Please try the directories below.",
  directories: "In every country",
  sources: (day: string) => `Checked against two published sources on ${day}`,
  limits:
    "These services aren’t ours, and numbers change. If one doesn’t answer, please try the next, or a directory. What you choose here isn’t stored.",
} as const;

/** Shown wherever no country's numbers are. */
export const directory = {
  name: "Find a Helpline: crisis lines in most countries",
  website: "https://findahelpline.com",
} as const;

/** For what is printed or saved. Names no danger: others may come across it. */
export const helpLine = (address: string): string => `Numbers to call, by country: ${address}.`;

/** Above everything else on the email gate, the preview and the results, for visitors whose answers call for it. */
export const helpNote = {
  label: "Help and support",
  title: "You don’t have to carry this alone",
  text: "If any of this is hard right now, there are people who listen. You don’t need a special reason to call.",
  more: "More help, and other countries",
  /** In the printed report, instead of how to leave the page. */
  printed:
    "If someone may look through your papers or this device, keep this report where only you will find it, or look the numbers up on another device.",
} as const;

export const footer = {
  line: "Numbers to call, country by country.",
} as const;
