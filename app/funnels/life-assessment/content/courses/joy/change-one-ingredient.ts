import type { Lesson } from "../../lesson.ts";

export const changeOneIngredient: Lesson = {
  id: "change-one-ingredient",
  title: "Change one ingredient",
  subDimension: "Adventure & Novelty",
  outcome:
    "one familiar outing with a single thing changed, a feel for how much newness suits you, and a line about it that you’ll be able to read next year.",
  idea: [
    "When people feel they need an adventure, they look at plane tickets. And when they can’t afford the tickets, or can’t leave the kids, they decide that adventure is for other people and put the thought away until January.",
    "Think about what makes a trip feel like a trip, though. You don’t know what’s around the corner. You pay attention. You have to find out how the shower works. Not much of that depends on distance. It depends on being where you can’t do things in your sleep.",
    { kind: "heading", text: "Five things you can swap" },
    "Take something that you do every week without thinking. It has five ingredients, and it’s enough to change one:",
    {
      kind: "list",
      items: [
        "The hour. At five in the morning, even your own town looks like somewhere else.",
        "The way there. Walk what you drive, ride what you walk, or come in the back way.",
        "The company. Take along someone who’s never been: a child, your father, the new guy.",
        "The one who decides. Let the eight-year-old lead. Flip a coin at each corner. Order whatever the person ahead of you is having.",
        "What you notice. For one block, just listen. Look only at what’s above the second floor.",
      ],
    },
    "Change one, and leave the other four alone. The familiar part holds you up while the new part does its work. If you change all five, you’ve organized an expedition, and you’ll find a reason to call it off.",
    { kind: "heading", text: "How new is new enough?" },
    "People differ a lot in this. For some of us a new brand of coffee is plenty; others yawn on a volcano. Your stomach makes a good gauge. If it’s bored, go a little further. A flutter, as if you were about to give a toast, is about right. Dread means too far, and you can turn it down: bring someone, plan to stay for half an hour, take your own car. It’s easier to go if you can leave.",
    "If there’s been too much change in your life lately, a move or a birth or a funeral, you may need the opposite. Then do the usual, and let this lesson wait.",
    "Last, write it down the same evening, one line with the date. It’s odd how little of a year we can call up in December. A single line a week brings back much more than it says.",
    {
      kind: "help",
      text: "If sudden fear keeps you away from places, with a racing heart and an urge to get out, and your circle keeps getting smaller, don’t fight it alone with dares. A doctor or a therapist can help you widen it one step at a time. And if you only feel alive when it’s dangerous, or need a drink to enjoy anything, that’s worth bringing up with them, too.",
    },
  ],
  example: {
    title: "Booth six, five in the morning",
    text: [
      "For thirty-one years Roscoe and Delia had spent their anniversary at the same diner off Route 30, at seven in the evening, in booth six. They had the meat loaf. It was always a good evening, and lately they’d had trouble telling one from the next. “Was that last year, when the lights went out?” Delia would ask, and neither of them knew.",
      "This June their granddaughter was working on a science project in which you could change only one thing, and she wanted to know what they’d change. Roscoe said that there was nothing wrong with the place. “The hour,” said Delia. They set the alarm for four.",
      "At five in the morning booth six was taken. It had been taken every weekday since 1998, it turned out, by four women who cleaned at the hospital and came in after their shift. They moved over. One of them had also been married for thirty-one years. Delia asked what her secret was. “He works days,” said the woman, and they laughed so hard that the cook came out to look.",
      "They were still sitting there when the sun came up. It came straight through the little window at the end of the counter, which no one had ever seen do anything, and lit the pie case like a fire. Delia wrote it on the receipt: “June 14. Booth taken. Moved in with four ladies. Pie on fire.” They’ll know which one that was.",
    ],
  },
  exercise: {
    title: "One swap",
    minutes: 20,
    lead: "Ten minutes for the list, and ten for the swap, if you pick something small.",
    steps: [
      "Write down three things that you’ll do today or tomorrow without thinking: an errand, a meal, a ride.",
      "Take one of them and note its five ingredients: hour, way there, company, who decides, what you notice.",
      "Cross out one and put something else in its place. Ask your stomach. If it says dread, cut the swap in half.",
      "Do it, and leave the other four as they are.",
      "In the evening, write one dated line about something you’d have missed otherwise. Keep it where you’ll find it in a year.",
    ],
  },
  reflection: "Which week of this year can you remember clearly? What was different about it?",
  checks: [
    {
      question:
        "You dream of hiking in Patagonia, and you have two small children and no money to spare. What can this lesson honestly do for you?",
      answer:
        "It can’t give you Patagonia, so keep that on the list. But ask which part you’re hungry for: the wind, the quiet, or being tired from walking. The state forest at sunrise, with one friend and no stroller, has at least two of the three.",
    },
    {
      question:
        "You’ve agreed to karaoke with the people from work, and you feel real dread. Push through, or stay home?",
      answer:
        "There’s a third way. Turn it down: go for the first half hour, sit near the door, sing nothing, and drive yourself. If the dread’s still there, skip it without shame, and swap something smaller this week.",
    },
  ],
};
