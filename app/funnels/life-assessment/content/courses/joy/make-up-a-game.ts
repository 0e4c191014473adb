import type { Lesson } from "../../lesson.ts";

export const makeUpAGame: Lesson = {
  id: "make-up-a-game",
  title: "Make up a game",
  subDimension: "Play & Fun",
  outcome:
    "a game of your own that takes five minutes and costs nothing, a way to tell play from one more duty, and an invitation that almost anyone can accept.",
  idea: [
    "Adults are good at turning fun into work. The walk gets a step count. The novel becomes part of a reading challenge. The pancakes have to be photographed before they can be eaten. No one plans this. Counting is what we do all day, and the habit follows us home.",
    "Play is different, and any child can show you how. You do something by made-up rules, for stakes that don’t matter, until you feel like stopping. A kid who crosses the parking lot only on the white lines, because the rest is lava, has understood all of it.",
    { kind: "heading", text: "What makes it a game" },
    {
      kind: "list",
      items: [
        "A rule that no one needs. Guess which elevator comes first. Set the table without using your left hand. The sillier the rule, the less you’ll be tempted to get good at it.",
        "A prize worth nothing. The winner gets to name the car, or pick the song, or wear the hat. As soon as there’s something real to win, someone starts to care, and the mood changes.",
        "A way out. Anyone can stop at any moment, and no one asks why. Without that, it’s an obligation with balloons.",
      ],
    },
    "So there’s a simple test. If you’d feel guilty about skipping it, it’s probably exercise. If you’d want a picture of it, it’s closer to a performance. Both are fine, and you may love them. They just don’t do what play does, which is to give you a few minutes in which no one is keeping score, you included.",
    { kind: "heading", text: "Where to put it" },
    "You don’t have to plan for it. A game can ride along with something dull: the line at the pharmacy, the drive to practice, the ten minutes while the rice cooks. You’re stuck there anyway, and even a bad game is better company than a phone.",
    "We don’t all like the same kind, either. Some people enjoy being silly with their bodies. Others like words, or bets, or building things, or racing the microwave. If you’ve always hated charades, that doesn’t make you someone who can’t play. It makes you someone who hates charades.",
    "When you invite another person, keep it so small that they’ve joined before they’ve had to decide:",
    { kind: "say", text: "I bet the blue one stops first. Winner gets to name it." },
    "Some people will look at you blankly. That’s all right. You can play alone, and no one has to know why you’re walking on the white lines.",
    {
      kind: "help",
      text: "If nothing has been fun for two weeks or more, including what you used to love, don’t push yourself to play. Tell a doctor about it instead; it’s a good reason for an appointment. And if the jokes at home are always on you, and they go on after you’ve asked them to stop, that isn’t play. A helpline can help you think about what it is.",
    },
  ],
  example: {
    title: "The blue dryer",
    text: [
      "When the washing machine gave out in March, Curtis began taking the laundry to the place on Fulton Street every Thursday. His daughter Opal, who was thirteen, came along because the house was boring. They sat side by side in orange chairs, each with a phone, for an hour and ten minutes.",
      "One Thursday both phones were dead. Curtis looked at the row of dryers and said that number four had the look of a finisher. Opal said that four was a quitter and she’d take seven. Neither of them had said what this was about, but when seven stopped first, she stood up with both arms in the air. A man with a basket of uniforms asked what she’d won. She thought it over and said that she’d won the right to name the dryers.",
      "Four became Denise. Seven was the Senator. By May there were rules: you had to bet before the second spin, you couldn’t bet on your own clothes, and when in doubt you had to ask a stranger for a ruling. The man with the uniforms turned out to be very strict.",
      "In June the new washing machine came. It was quiet, and it had nineteen programs. They stood in front of it for a while. On Thursday evening Opal came downstairs with a bag of towels that, as far as Curtis could tell, were clean.",
    ],
  },
  exercise: {
    title: "A five-minute game",
    minutes: 10,
    lead: "Use something you have to do today anyway, and leave your phone where it is.",
    steps: [
      "Write down three dull stretches of your day: a wait, a chore, a ride.",
      "Pick one and give it a rule that no one needs. If you’re stuck, start with “I bet,” “without using,” or “before the song is over.”",
      "Choose a prize worth nothing. Naming something always works.",
      "Play it once, alone or with anyone who’s there. If you’re inviting someone, say the rule in one sentence and begin.",
      "Afterward, note whether you forgot to look at the time. If you did, play it again this week. If you didn’t, change the rule.",
    ],
  },
  reflection:
    "Who was the most playful grown-up you knew as a child? What did they do that you could still do?",
  checks: [
    {
      question:
        "You play cards with friends on Fridays. Lately someone keeps a spreadsheet of who’s ahead, and losing spoils your weekend. What happened?",
      answer:
        "The prize became real. You could suggest dropping the spreadsheet and playing for something that can’t be saved up, like who has to wear the hat. If everyone would miss it, you have a league now, which can be great. Then look for your play somewhere else.",
    },
    {
      question: "Your partner says, “I’m just not a playful person.” What could you answer?",
      answer:
        "You could ask which kind comes closest: words, bets, building, moving around. Then offer something that takes a minute and has an exit. If the answer is still no, leave it there. A game that someone was talked into is a chore for two.",
    },
  ],
};
