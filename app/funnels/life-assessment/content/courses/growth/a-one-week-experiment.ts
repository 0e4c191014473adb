import type { Lesson } from "../../lesson.ts";

export const aOneWeekExperiment: Lesson = {
  id: "a-one-week-experiment",
  title: "Run a one-week experiment",
  subDimension: "Personal Growth",
  outcome:
    "one change that you’re testing for seven days, a guess written down beforehand, and a date on which you’ll decide what to keep.",
  idea: [
    "A resolution has one nasty feature: you can fail it. You promise to be patient from now on, and on Wednesday at 5:40 you yell. Now you have two problems, the yelling and a broken promise. Many of us own a closet full of those.",
    "You can’t fail an experiment. It’s a question that you put to your own life, with a beginning and an end: What happens if I do this for a week? Any answer counts. Even “it made no difference” is worth a lot, because you can stop blaming yourself for not having done it.",
    { kind: "heading", text: "Four lines on a card" },
    {
      kind: "list",
      items: [
        "The trouble, in a plain sentence with a time and a place. “I’m a bad mother” can’t be tested. “I yell between 5:30 and 6:00” can.",
        "My guess about the cause. Feel free; you’re allowed to be wrong.",
        "One change for seven days. If you make three, you won’t know which one did it. It should be small enough for the worst day of the seven.",
        "What I’ll count, and when I’ll look. Yells per evening. Nights with seven hours of sleep. A check mark on the calendar, or none.",
      ],
    },
    "Write down the guess before you start, so you can’t quietly trade it for a better one on Sunday.",
    { kind: "heading", text: "Move something" },
    "When people pick their one change, they nearly always pick effort: try harder, remember, pull yourself together. But effort is the first thing to leave at 5:40. So see whether you can move an object instead, or a time, or the order in which things happen. Put the charger in the hall. Fill up the car on the way home instead of in the morning. Keep the cookies on top of the cabinet, where you need a chair to get at them. You’ll be exactly as tired as you were last week, and it may go better anyway.",
    "When the seven days are over, look at the card for five minutes. There are three honest verdicts. Keep it: it helped. Change it: my guess was half right. Drop it: this wasn’t the cause. Plenty of first guesses end up changed or dropped, so don’t read anything into it. You know more than you did on Monday, and you have other guesses.",
    "You don’t have to feel motivated, either. “I want to see what happens” will get you through a week.",
    { kind: "say", text: "I’m trying something out until Sunday. Ask me then how it went." },
    {
      kind: "help",
      text: "A few troubles are no place for experiments on your own: drinking or pills that you can’t cut down, eating that scares you, hurting yourself, or anger that someone at home is afraid of. For these, please call a helpline or see a doctor now, and let someone who knows the way plan the steps with you. Stopping alcohol or certain medicines all at once can be dangerous.",
    },
  ],
  example: {
    title: "5:40",
    text: [
      "Darnell ran the parts desk at a tractor dealer and was known for his patience, even during harvest. At home he yelled at the kids every day at about 5:40. His first card said: Guess: I’m hungry. Change: a sandwich in the truck. Count: yells. His wife, Simone, agreed to do the counting and bought one of those clickers they use at the doors of nightclubs.",
      "Monday got three. Tuesday got four. By Sunday there were twenty-two clicks, and he’d gained two pounds. So it wasn’t hunger. But Simone had noticed that it always started in the first minute. He’d come through the kitchen door with his arms full, and three people would tell him three things while the dog barked at his lunch box.",
      "The second card said: Guess: the door. Change: come in through the garage, put everything down, wash my hands, then open the kitchen door. It took four minutes. On the first evening the kids stood on the other side and listened to the water run. “What’s he doing in there?” “Landing,” said the middle one, who liked planes.",
      "That week there were five clicks. Saturday was going to be a zero until the youngest dropped a full jug of juice into the toy box. Everyone looked at Darnell. Darnell looked at the juice. Then he walked out to the garage, and they could hear the water.",
    ],
  },
  exercise: {
    title: "The four-line card",
    minutes: 15,
    lead: "Take something that bothers you several times a week and that good intentions haven’t changed.",
    steps: [
      "Write down what happens, with a time and a place, and without a word about your character.",
      "Write three guesses about what’s behind it. At least one should have nothing to do with you.",
      "Take the guess that’s easiest to test, and write one change for seven days. Try to move a thing, a time, or an order of events.",
      "Write down what you’ll count and on which day you’ll look at it.",
      "Set it up now: move the charger, make the sandwich, and tell one person when the experiment ends.",
    ],
  },
  reflection:
    "Which promise to yourself have you broken most often? What might it be telling you, other than to try harder?",
  checks: [
    {
      question: "“From now on I’ll be more organized.” How would you turn that into an experiment?",
      answer:
        "Look for the time and the place where it hurts, for example the search for the keys at ten to eight. Guess: they don’t have a home. Change: a bowl by the door, for seven days. Count the mornings without a search, and then decide.",
    },
    {
      question: "You’ve done your seven days, and nothing is better. What did you get out of it?",
      answer:
        "You know that this wasn’t the cause, or not enough of it, and you can stop doing it with a clear conscience. Trying harder for a year wouldn’t have told you that. Write down the next guess while the week is fresh in your mind.",
    },
  ],
};
