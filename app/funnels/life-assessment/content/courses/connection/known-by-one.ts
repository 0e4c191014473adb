import type { Lesson } from "../../lesson.ts";

export const knownByOne: Lesson = {
  id: "known-by-one",
  title: "Let one person keep up with you",
  subDimension: "Intimate Relationships",
  outcome:
    "ten minutes a week in which one person hears how you really are, and three questions that keep the two of you up to date.",
  idea: [
    "Somebody who has known you for twenty years may know you very well as you were eleven years ago. They buy you the marzipan that you used to like. They answer for you at parties. It is done with affection, from an old map.",
    "Closeness is not a stock that was once laid in. It is being known as you are this month: what you are chewing over, what has begun to bore you, what you are secretly looking forward to. Maps like that go out of date quietly, and in good relationships faster than in others, because there nobody thinks of checking.",
    { kind: "heading", text: "Timetable and weather" },
    "Listen for a day to what passes between you and the person you are closest to. Much of it will be timetable: who fetches whom, what is for supper, the boiler man between eight and twelve. Timetable is necessary, and many households are run beautifully on it. But you can exchange it for years without meeting.",
    "The other kind of talk is weather: what it is like, at the moment, to be you. It need not be stormy. “I enjoyed the walk to work today, and I don’t know why” is weather. So is “I’m dreading Sunday, and I’d like you to know it without doing anything about it.”",
    "Weather does not turn up by itself between the dishes. Give it a small fixed place, so that nobody has to be brave in order to begin. A weekly pot of tea will do, or the drive home, or the telephone with a sister every other Wednesday. If there is no partner in your life, or no longer, all of this is open to you still: a friend, a brother or a neighbour of many years can be the one who keeps up with you.",
    { kind: "heading", text: "Three questions for the pot of tea" },
    {
      kind: "list",
      items: [
        "What is going round in your head that I don’t know about?",
        "What was good since last week, even if it was small?",
        "Is there anything you’d like more of from me, or less?",
      ],
    },
    "Each person answers all three before the other one says anything but “go on”. The third is the brave one. Whoever hears a wish need not fulfil it, only understand it; it is weather as well. And when something did go wrong between you, here is the place to mend it while it is little: “I was short with you on Thursday. It was about the office, and you got it.”",
    "Hold the ten minutes even in a good week. That is when it is easiest, and the habit is then there when the week is not good.",
    {
      kind: "help",
      text: "If what you tell in confidence is later used to mock, test or steer you, stop telling it, and talk to somebody outside. And if the two of you have been stuck on the same hurt for a long time, a couples’ counsellor can hear both of you, and going early is easier than going late.",
    },
  ],
  example: {
    title: "The marzipan",
    text: [
      "Every Christmas for fourteen years Eleanor received from her husband a box of marzipan potatoes, because on their second meeting she had eaten nine. She had gone off them in the third year. By the fifth it seemed too late to say so.",
      "When they began to have tea on Sundays, at the suggestion of a daughter who thought them quiet, Eleanor said at the second question that she had been reading about bees. Tom had not known that. He asked whether she wanted some. She said she wasn’t sure; she wanted to go on not being sure for a while, with him knowing. That was a new sort of sentence in their kitchen.",
      "On the fourth Sunday, at the third question, she told him about the marzipan. He put down his cup. “I can’t stand the shop,” he said. “They spray it with something. I’ve been holding my breath in there since the nineties.” They laughed until the dog left the room.",
      "There are now two hives behind the shed. In December she was given a box of a new kind, empty but for a note that asked what she liked these days.",
    ],
  },
  exercise: {
    title: "The first ten minutes",
    minutes: 15,
    lead: "Choose one person with whom you would like to be more up to date. It need not be the closest one.",
    steps: [
      "Write down three things about you that are true this month and were not true two years ago.",
      "Strike through those that this person knows already. Look at what remains.",
      "Ask for the ten minutes, today, with a time and an occasion: “Could we have tea on Sunday, just to hear how the other one is?”",
      "Copy the three questions onto a slip of paper, so that neither of you has to lead.",
      "Pick which of your three things you will tell. Begin with the second most important.",
    ],
  },
  reflection: "Who has an old map of you? Which road on it would you most like them to know about?",
  checks: [
    {
      question:
        "“The plumber can’t come before Friday, and Mum wants the big pot back.” Timetable or weather?",
      answer:
        "Timetable, all of it. If you added, “and I find that I don’t want to see her, which makes me feel like a rotten daughter”, there would be weather as well, and a reason to put the kettle on.",
    },
    {
      question:
        "At the third question you hear, “I’d like you to ask more about my work.” You think that you ask often. What do you say?",
      answer:
        "For now, only something that shows you have understood: “You’d like me to be more curious about it.” Whether the count is fair can be left open. You were not given a bill but a wish, and asking one question on Monday costs little.",
    },
  ],
};
