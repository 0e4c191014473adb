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
      "You notice what others need before they say it, and you give it gladly. Somewhere along the way your own voice gets quieter: you answer in their key, and later you wonder where you went. Love doesn’t ask you to disappear. It has room for two voices.",
    strengths: [
      "You listen so well that people feel understood",
      "You give warmth first, and you don’t keep count",
      "You notice small shifts in a mood, and you care about them",
    ],
    patterns: [
      "You say yes while something in you says no",
      "You wait for a message before your day can go on",
      "You know their coffee order, and they barely know yours",
    ],
    firstSteps: [
      "Answer one question a day with what you want, before you ask what they want",
      "Keep one plan this week that’s only yours",
      "Say one small no, kindly, and see that the evening goes on",
    ],
  },
  avoidant: {
    ...archetypeNames.avoidant,
    description:
      "You stand on your own two feet, and you like it there. When someone comes close, the room gets small, and suddenly there’s a lot to do somewhere else. The distance has protected you well. You can open the door a crack and stay where you are.",
    strengths: [
      "You stay calm when others get carried away",
      "You let people be who they are",
      "You have a life of your own, and don’t need anyone to fill it",
    ],
    patterns: [
      "You find the flaw in someone just as things get warm",
      "You go quiet instead of saying it’s too much",
      "You miss people most when they’re far away",
    ],
    firstSteps: [
      "Say “I need an hour to myself, then I’ll be back” instead of just leaving",
      "Tell one person one thing that mattered to you today",
      "When you want to leave, stay five minutes longer, once",
    ],
  },
  idealist: {
    ...archetypeNames.idealist,
    description:
      "You believe in love with all your heart, and that’s rare. You also write the story before the other person has read page one, and someone real has a hard time living up to it. The dream showed you what you value. Now it can meet someone who forgets the milk.",
    strengths: [
      "You see the best in people, often before they do",
      "You bring wonder into an ordinary week",
      "You don’t settle for half-hearted love",
    ],
    patterns: [
      "You know how it ends before you know their middle name",
      "One wrong word, and the whole picture falls apart",
      "You hold on to what it could be, long after it’s gone bad",
    ],
    firstSteps: [
      "After a date, write down three things that really happened",
      "Ask one question you don’t know the answer to",
      "Give a small disappointment three days before you decide anything",
    ],
  },
  analyzer: {
    ...archetypeNames.analyzer,
    description:
      "You think clearly, ask good questions and see through a lot. In love, your mind keeps working when it could sit down: every message gets weighed, and every sign has two readings. Some answers only come when you’re not looking for them.",
    strengths: [
      "You’re not easily dazzled",
      "You say what you mean, and remember what was said",
      "You learn from what went wrong",
    ],
    patterns: [
      "You ask five friends what a short message means",
      "You test people without telling them there’s a test",
      "You collect reasons until the feeling has gone home",
    ],
    firstSteps: [
      "Answer one message with the first kind thing you think of",
      "Trade one guess for one question, asked of the person themselves",
      "Name what you feel in one word before you explain it",
    ],
  },
  resigned: {
    ...archetypeNames.resigned,
    description:
      "You’ve been disappointed often enough to call it experience. Now you hope a little less each time, so that it hurts a little less. Under that tiredness something is still awake, or you wouldn’t have answered twenty questions about love. It doesn’t need a leap. A small door will do.",
    strengths: [
      "You see people as they are, not as you wish they were",
      "You can be alone, and you know what you don’t want",
      "Once people have your trust, they have it for good",
    ],
    patterns: [
      "You say “it won’t work anyway” before anything has begun",
      "You answer so late that the other person gives up first",
      "You cheer for your friends in love, then change the subject to work",
    ],
    firstSteps: [
      "Do one thing this week that you enjoy around people, with no goal in mind",
      "Write down one good moment you didn’t expect",
      "Say yes to one small invitation, with a time to leave",
    ],
  },
};
