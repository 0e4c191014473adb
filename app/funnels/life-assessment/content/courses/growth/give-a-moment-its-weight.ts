import type { Lesson } from "../../lesson.ts";

export const giveAMomentItsWeight: Lesson = {
  id: "give-a-moment-its-weight",
  title: "Give one moment its weight",
  subDimension: "Spirituality",
  outcome:
    "a small ritual of your own that takes less than two minutes, a place for it in your day, and a way to mark what would otherwise slip by.",
  idea: [
    "Our days are full of moments that deserve better. Someone’s last day after thirty years ends with sheet cake by the copier. A dog dies, and on Monday there’s a meeting about the budget. A child reads her first whole page, and the phone rings. We do feel something. We just don’t know where to put it.",
    "There used to be more places to put it, and for many people there still are: grace before a meal, a candle, a song at the grave, shoes off at the door. Whether you believe in one God, in several, or in none, you can look at how these work. They take a plain moment and say that this one counts.",
    { kind: "heading", text: "What a ritual is made of" },
    "It has three parts:",
    {
      kind: "list",
      items: [
        "An edge. It begins and ends with something you can hear or see: a match, a bell, a hand laid flat on the table.",
        "A gesture that does nothing useful. You touch the door frame, pour out a little water, stand up, read a name. If it were useful, it would be a chore.",
        "Words, or a silence that everyone has agreed on. You can borrow them from a prayer or a poem. It can also be one line that you say every time, until it’s as worn as a doorstep.",
      ],
    },
    "Keep it under two minutes, and do it the same way each time. When you don’t have to think about how, the rest of you has time to catch up.",
    { kind: "heading", text: "Where one is missing" },
    "Look at the thresholds first, where we rush: waking up, the first bite, closing the shop, walking out of the hospital, the birthday of someone who has died. Then look for thanks. A sentence of it before dinner, addressed to no one in particular or to Someone very particular, puts a period in a day that’s all commas.",
    "If you have a faith and it’s gone stale, take its smallest piece and do only that, slowly, for a week. If you left a faith behind because it hurt you, you don’t owe it a single candle, and you can build with other wood.",
    "Don’t expect to feel something every time. On most evenings it’s a match and a line. But when the day comes that you need it, you won’t have to invent it.",
    {
      kind: "help",
      text: "After a death, a ritual can be a handrail, but it can’t take the place of people. If grief has kept you from eating or sleeping for weeks, or you think about following the person who died, please call a crisis line or a doctor today, and tell someone close to you. And if a ritual begins to feel forced, as though something terrible would happen if you left it out, a therapist will know what you mean and can help.",
    },
  ],
  example: {
    title: "The whiteboard",
    text: [
      "Cora had worked at the county animal shelter for six years, and she’d gotten fast. By the back door there was a whiteboard with the name of everyone in the kennels. At closing time, the ones who’d been adopted were wiped off, and so were the ones who hadn’t made it. It was the same sponge for both.",
      "It was the sponge that got to her. One evening in August she stood there with it and couldn’t. So she put it down, turned off the radio, and read the day’s names out loud, in the order they’d come in. Biscuit. Mister Pickles. Number forty-one, who’d never been given a name, so she gave him one. “Thanks for stopping by,” she said, because that was what her grandmother used to say to company, and then she wiped the board.",
      "She felt like a fool, and she slept well. She did it again. In September there was a new kid, Lamar, nineteen years old, who wore his headphones like a helmet. He took them off while she read, and he didn’t ask. By October he was the one turning off the radio.",
      "In November, Cora was out for a week with her back. On the first evening, at ten past six, he sent her a video. It was eleven seconds long and showed a whiteboard. She could hear him clear his throat. Then he started with Biscuit, who’d been brought back.",
    ],
  },
  exercise: {
    title: "Edge, gesture, line",
    minutes: 15,
    lead: "Five minutes to choose, five to put it together, five to try it and adjust.",
    steps: [
      "Write down three moments of your week that you rush through and would like to give more weight. At least one should be an ending.",
      "Choose the one that’s easiest to catch.",
      "Give it an edge, a gesture, and a line. Use what’s there already: the light switch, the cup, a verse your mother knew.",
      "Do it once today, even at the wrong time, to find out which part feels false. Change that part.",
      "Do it at its own moment for the next seven days, alone or with one person who’d like to join you.",
    ],
  },
  reflection:
    "What did the people around you do, when you were little, that made one evening different from the others? Could you use a piece of it?",
  checks: [
    {
      question:
        "Every night you say the same line of thanks. This week it’s only words. Should you stop?",
      answer:
        "Not for that reason. Let it be empty for a while; it’s holding the place. If it still annoys you in a month, change one of the three parts, or say it one last time on purpose and let it go.",
    },
    {
      question:
        "A coworker retires on Friday, and there’ll be a cake and a card. What could make it a farewell?",
      answer:
        "An edge, a gesture, and a line. Someone dims the lights. Everyone in turn hands her one thing from their desk and finishes the sentence “Because of you, I …” At the end she pushes in her chair.",
    },
  ],
};
