import type { Archetype } from "#app/domain/archetypes.ts";
import type { UnsubscribeTexts } from "#app/funnels/shared/content/unsubscribe.ts";
import { archetypes } from "./archetypes.ts";

type Exercise = {
  readonly title: string;
  readonly task: string;
  readonly after: string;
};

const exercises: Readonly<Record<Archetype, Exercise>> = {
  echo: {
    title: "One exercise: five seconds",
    task: "The next time someone asks what you’d like, count to five before you answer. Then name one thing, even if you could live with any of them.",
    after:
      "Nothing has to come of it. You’re only finding out whether there was a wish under the “whatever you like.”",
  },
  avoidant: {
    title: "One exercise: leave with a return",
    task: "The next time you want to be alone, say so with a time on it: “I need an hour to myself, then I’ll call you.” Then call.",
    after:
      "You get your hour, and the other person gets to keep theirs, instead of spending it guessing.",
  },
  idealist: {
    title: "One exercise: three things that happened",
    task: "After your next date, or your next evening together, write down three things that really happened. Leave out what they mean and what could become of them.",
    after: "Read the list a day later. It’s about a person, and you may like them.",
  },
  analyzer: {
    title: "One exercise: one less question",
    task: "Pick one message this week and answer it with the first kind thing that comes to mind. Send it without reading it twice.",
    after: "If something is unclear, ask the person instead of the message.",
  },
  resigned: {
    title: "One exercise: a yes with an end",
    task: "Say yes to one small invitation this week, and settle beforehand when you’ll go home. An hour is plenty.",
    after:
      "Before you leave, guess how it will be, from zero to ten. Compare when you’re back. That’s the whole exercise.",
  },
};

/** The mail with the result of the dating quiz, sent once. */
export const resultMail = (archetype: Archetype) => {
  const { title, subtitle, description } = archetypes[archetype];
  const { title: heading, task, after } = exercises[archetype];
  return {
    subject: "Your dating pattern, and one small exercise",
    preview: "What the quiz found, to keep, and something to try this week.",
    title: `Your pattern is ${title}`,
    greeting: "Hello,",
    paragraphs: [`${subtitle}.`, description],
    step: { title: heading, tasks: [task], after: [after] },
    action: "Look at my result",
    notes: [
      "The button opens your result in the browser where you took the quiz, until you take it again or buy the bundle, whose report begins with it. Anywhere else, the quiz begins again: your answers have never left that browser.",
      "A pattern is a habit, not a diagnosis. If love weighs on you, please talk to someone who helps people for a living; in an emergency, call your local emergency number.",
    ],
    reason:
      "You’re getting this one email because this address was entered at the end of our dating quiz. If that wasn’t you, you can delete it: nothing else will follow.",
    stop: "Don’t email me quiz results",
  };
};

/** `/unsubscribe` for this mail. */
export const stopResults = {
  title: "No more quiz results?",
  lead: "We’ll never email a dating quiz result to this address again. Everything else stays as it is.",
  action: "Don’t email me results",
  stay: "I’d rather stay",
  doneTitle: "We won’t email results again",
  doneLead: "This address won’t get any more dating quiz results.",
  home: "Back to Home",
} as const satisfies UnsubscribeTexts;
