import type { Archetype } from "#app/domain/archetypes.ts";

type LikertQuestion = {
  readonly id: number;
  readonly type: "likert";
  readonly text: string;
  /** Each of them scores the answer's points. */
  readonly archetype: readonly Archetype[];
  readonly likertLabels: { readonly left: string; readonly right: string };
};

type ChoiceQuestion = {
  readonly id: number;
  readonly type: "choice";
  readonly text: string;
  /** A choice scores for the archetype at the same index. */
  readonly archetype: readonly Archetype[];
  readonly choices: readonly string[];
};

export type Question = LikertQuestion | ChoiceQuestion;

const likert = (
  id: number,
  archetype: readonly Archetype[],
  text: string,
  [left, right]: readonly [string, string],
): LikertQuestion => ({ id, type: "likert", text, archetype, likertLabels: { left, right } });

/** Choices in display order. */
const choice = (
  id: number,
  text: string,
  choices: Readonly<Record<Archetype, string>>,
): ChoiceQuestion => ({
  id,
  type: "choice",
  text,
  archetype: Object.keys(choices) as Archetype[],
  choices: Object.values(choices),
});

/**
 * Balanced so that no archetype is favoured: each is at each of the five positions of a choice twice, has one likert
 * statement of its own and shares one with each of its two neighbours
 * (`rules/fairness.test.ts`).
 */
export const QUESTIONS: readonly Question[] = [
  choice(1, "Someone you like hasn’t written back since yesterday. What goes on inside you?", {
    echo: "I read my last message again and wonder what I did wrong",
    avoidant: "I am a little relieved, and get on with my day",
    idealist: "I picture the lovely reason that kept them from writing",
    analyzer: "I look for a pattern in when and how they usually reply",
    resigned: "I think: of course. It was going to fade out anyway",
  }),
  likert(2, ["echo"], "I drop my own plans when someone I like has time for me.", [
    "Hardly ever",
    "Very often",
  ]),
  choice(3, "A second date is going really well. Which thought comes up?", {
    avoidant: "I hope this does not get serious too fast",
    idealist: "Maybe this is the person I have been waiting for",
    analyzer: "It fits so far. What have I not checked yet?",
    resigned: "Nice, but I will not get my hopes up",
    echo: "What can I do so that they like me as much as I like them?",
  }),
  likert(4, ["avoidant"], "After a few close days together, I need a lot of distance.", [
    "Not like me",
    "Just like me",
  ]),
  choice(5, "What do you look for first in someone’s profile?", {
    idealist: "A spark, one line that feels like fate",
    analyzer: "Facts: what they want, and whether it adds up",
    resigned: "I hardly look any more. They blur together",
    echo: "Whether I could be somebody they would choose",
    avoidant: "Signs that they have a full life of their own",
  }),
  likert(
    6,
    ["echo", "idealist"],
    "I fall fast, and then everything soon revolves around that person.",
    ["Slowly, if at all", "Fast and fully"],
  ),
  choice(7, "The two of you disagree about something that matters. What do you do?", {
    analyzer: "I go through it point by point until it makes sense",
    resigned: "I let it go. Talking has rarely changed anything",
    echo: "I give in. Peace is worth more to me",
    avoidant: "I take a walk and would rather not come back to it",
    idealist: "I am shaken. I thought that we would simply understand each other",
  }),
  likert(8, ["idealist"], "When I meet someone new, I soon see our whole future.", [
    "It never crosses my mind",
    "I see it clearly",
  ]),
  choice(9, "A friend wants to introduce you to someone. What do you say?", {
    resigned: "Kind of you, but save yourself the trouble",
    echo: "Gladly! What do they like? I can adapt",
    avoidant: "Perhaps, as long as it stays loose",
    idealist: "Tell me everything. This could be how it starts",
    analyzer: "Send me some details first, then I decide",
  }),
  likert(
    10,
    ["idealist", "resigned"],
    "When someone turns out to be different from what I hoped, it stays with me for a long time.",
    ["I shrug it off", "I carry it a long time"],
  ),
  choice(11, "What have you kept from your last disappointment?", {
    analyzer: "A list of signs that I should have seen",
    echo: "The question of what I should have done differently",
    resigned: "The feeling that love is for other people",
    idealist: "The dream of how it could have been",
    avoidant: "The decision not to depend on anybody so soon",
  }),
  likert(12, ["analyzer"], "I keep reopening decisions about people.", [
    "Rarely",
    "Again and again",
  ]),
  choice(13, "Someone tells you: I miss you. What do you feel first?", {
    echo: "Warmth, and the wish to be with them at once",
    resigned: "Doubt. People say such things",
    idealist: "My heart jumps, as if this were a film",
    avoidant: "A pull to step back a little",
    analyzer: "Curiosity about what exactly they mean by it",
  }),
  likert(14, ["resigned", "avoidant"], "It feels safer not to let anyone come too close.", [
    "I open up easily",
    "I keep my guard up",
  ]),
  choice(15, "It’s Friday evening and you’re free. What sounds best?", {
    resigned: "The sofa. The dating world can wait",
    idealist: "An evening that could turn into a story",
    avoidant: "Something of my own, with nobody to answer to",
    analyzer: "A plan that I have looked into, with a table booked",
    echo: "Whatever the person I like would enjoy",
  }),
  likert(16, ["resigned"], "I have more or less stopped expecting it to work out for me.", [
    "I’m full of hope",
    "I’ve stopped",
  ]),
  choice(17, "What would you most like to hear from someone who loves you?", {
    idealist: "You are the one I was looking for",
    avoidant: "Take the time you need. I will be here",
    analyzer: "Ask me anything. I will answer plainly",
    echo: "I love you just as you are, without any effort",
    resigned: "I know that it was hard. This time it may be easy",
  }),
  likert(
    18,
    ["avoidant", "analyzer"],
    "When feelings get strong, I get busy or retreat into my head.",
    ["I stay with them", "I shut down"],
  ),
  choice(19, "How do you notice that you like someone?", {
    avoidant: "I find reasons why it cannot work",
    analyzer: "I begin to compare, to weigh and to look things up",
    echo: "Their mood becomes my mood",
    resigned: "I feel it, and talk myself out of it",
    idealist: "I hear music, and the future begins to shine",
  }),
  likert(
    20,
    ["analyzer", "echo"],
    "I go over messages and conversations again to find out how I came across.",
    ["Hardly ever", "Nearly every time"],
  ),
];
