/**
 * Shown at the end of the results to people who have completed the Life Audit. Raise the version, which is stored with
 * each consent, when the meaning changes.
 */
export const keepAnswersNotice = {
  version: 2,
  title: "Help us improve the statements",
  lead: "This is up to you, and your results stay the same either way.",
  text: "We would add your answers to sums over at least 100 people: how many chose each answer, how answers go together, and which countries people are in. Your email address stays out of it. The sums show us which statements to rewrite.",
  label: "Count my answers, without my address, to improve the statements.",
  until:
    "You can take this back here until your answers are counted, some night once enough people have agreed. Hasty or contradictory answers never are. Once counted, they can’t be taken out of the sums again.",
  agree: "Agree",
  given: "Thank you. You agreed that we may count your answers.",
  takeBack: "Take it back",
  counted:
    "Thank you. Your answers are counted. They are part of sums over many people now, without names.",
  policy: "Privacy Policy",
  failed: { title: "That didn’t work", text: "Nothing has changed. Please try again." },
} as const;
