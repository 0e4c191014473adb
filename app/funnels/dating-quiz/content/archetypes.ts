import type { Archetype } from "#app/domain/archetypes.ts";
import { type ArchetypeName, archetypeNames } from "./archetype-names.ts";

export type ArchetypeDetails = ArchetypeName & {
  readonly description: string;
  readonly strengths: readonly [string, string, string];
  readonly patterns: readonly [string, string, string];
  readonly firstSteps: readonly [string, string, string];
};

export const archetypes: Readonly<Record<Archetype, ArchetypeDetails>> = {
  echo: {
    ...archetypeNames.echo,
    description:
      "You notice what others need before they say it, and you give it gladly. Somewhere along the way your own voice gets quieter: you answer in their key, and wonder later where you went. Love does not ask you to disappear. It has room for two voices.",
    strengths: [
      "You listen so well that people feel understood",
      "You give warmth first, and without counting",
      "You notice small changes in a mood, and care about them",
    ],
    patterns: [
      "You say yes while something in you says no",
      "You wait for a message before your day can go on",
      "You know their coffee order, and they hardly know yours",
    ],
    firstSteps: [
      "Answer one question a day with what you want, before you ask what they want",
      "Keep one plan this week that is only yours",
      "Say one small no, kindly, and see that the evening goes on",
    ],
  },
  avoidant: {
    ...archetypeNames.avoidant,
    description:
      "You stand on your own feet and you like it there. When someone comes close, the room gets small, and there is suddenly a lot to do elsewhere. The distance has protected you well. You can open the door a hand's breadth and stay where you are.",
    strengths: [
      "You are calm where others get carried away",
      "You let people be who they are",
      "You have a life of your own, and need nobody to fill it",
    ],
    patterns: [
      "You find the flaw in someone just as it gets warm",
      "You go quiet instead of saying that it is too much",
      "You miss people most when they are far away",
    ],
    firstSteps: [
      "Say “I need an hour to myself, then I will be back” instead of just leaving",
      "Tell one person one thing that mattered to you today",
      "When you want to leave, stay five minutes longer, once",
    ],
  },
  idealist: {
    ...archetypeNames.idealist,
    description:
      "You believe in love with all your heart, and that is rare. You also write the story before the other person has read page one, and someone real has a hard time matching it. The dream showed you what you value. Now it can meet someone who forgets the milk.",
    strengths: [
      "You see the best in people, often before they do",
      "You bring wonder into an ordinary week",
      "You do not settle for a half-hearted love",
    ],
    patterns: [
      "You know how it ends before you know their middle name",
      "One wrong word, and the whole picture falls",
      "You hold on to what it could be, long after what it is has gone",
    ],
    firstSteps: [
      "After a date, write down three things that really happened",
      "Ask one question whose answer you do not know",
      "Give a small disappointment three days before you decide anything",
    ],
  },
  analyzer: {
    ...archetypeNames.analyzer,
    description:
      "You think clearly, ask good questions and see through a lot. In love, your mind keeps working when it could sit down: every message is weighed, every sign has two readings. Some answers only come while you are not looking for them.",
    strengths: [
      "You are not easily dazzled",
      "You say what you mean, and remember what was said",
      "You learn from what went wrong",
    ],
    patterns: [
      "You ask five friends what a short message means",
      "You test people without telling them that there is a test",
      "You collect reasons until the feeling has gone home",
    ],
    firstSteps: [
      "Answer one message with the first kind thing that you think",
      "Replace one guess with one question to the person themselves",
      "Name what you feel in one word, before you explain it",
    ],
  },
  resigned: {
    ...archetypeNames.resigned,
    description:
      "You have been disappointed often enough to call it experience. Now you hope a little less each time, so that it hurts a little less. Under that tiredness something is still awake, or you would not have answered twenty questions about love. It does not need a leap. A small door will do.",
    strengths: [
      "You see people as they are, not as you wish they were",
      "You can be alone, and you know what you do not want",
      "Once people have your trust, they have it for good",
    ],
    patterns: [
      "You say “it will not work anyway” before anything has begun",
      "You answer so late that the other person gives up first",
      "You cheer for your friends in love, then change the subject to work",
    ],
    firstSteps: [
      "Do one thing this week that you enjoy among people, without any aim",
      "Write down one good moment that you did not expect",
      "Say yes to one small invitation, with a time to leave",
    ],
  },
};
