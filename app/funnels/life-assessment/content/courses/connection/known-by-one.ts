import type { Lesson } from "../../lesson.ts";

export const knownByOne: Lesson = {
  id: "known-by-one",
  title: "Let one person keep up with you",
  subDimension: "Intimate Relationships",
  outcome:
    "ten minutes a week in which one person hears how you really are, and three questions that keep the two of you up to date.",
  idea: [
    "Someone who has known you for twenty years may know you very well as you were eleven years ago. They buy you the candy you used to like. They answer for you at parties. They do it with love, from an old map.",
    "You can’t get close to someone once and be done. Being close means being known as you are this month: what you’re chewing on, what has started to bore you, what you’re secretly looking forward to. Maps like that go out of date quietly, even in good relationships, because that’s where no one thinks of checking.",
    { kind: "heading", text: "Timetable and weather" },
    "Listen for a day to what you and the person you’re closest to say to each other. A lot of it will be timetable: who picks up whom, what’s for dinner, the plumber between eight and twelve. You need the timetable, and a household can run beautifully on it. But you can trade it for years without meeting.",
    "The other kind of talk is weather: what it’s like, right now, to be you. It doesn’t have to be stormy. “I enjoyed the walk to work today, and I don’t know why” is weather. So is “I’m dreading Sunday, and I’d like you to know that without doing anything about it.”",
    "Weather doesn’t come up by itself while you’re doing the dishes. Give it a small fixed place, so that no one has to be brave to begin. Coffee on Sunday mornings will do, or the drive home, or a phone call with your sister every other week. If you don’t have a partner, or don’t anymore, all of this is still open to you: a friend, a brother, or a longtime neighbor can be the one who keeps up with you.",
    { kind: "heading", text: "Three questions for the coffee" },
    {
      kind: "list",
      items: [
        "What’s going around in your head that I don’t know about?",
        "What’s been good since last week, even if it was small?",
        "Is there anything you’d like more of from me, or less?",
      ],
    },
    "Each of you answers all three before the other says anything but “go on.” The third takes the most courage. If you hear a wish, you don’t have to grant it, only understand it; it’s weather, too. And if something went wrong between you, this is the place to repair it while it’s little: “I was short with you on Thursday. It was about work, and I took it out on you.”",
    "Keep the ten minutes even in a good week. That’s when it’s easiest, and then the habit is there when the week isn’t good.",
    {
      kind: "help",
      text: "If what you tell someone in confidence is later used to mock, test, or steer you, stop telling it, and talk to someone outside: a friend, a counselor, or a helpline. And if the two of you have been stuck on the same hurt for a long time, a couples counselor can hear both of you, and it’s easier to go early than late.",
    },
  ],
  example: {
    title: "The marzipan",
    text: [
      "Every December for fourteen years Eleanor’s husband gave her a box of marzipan, because she’d eaten nine pieces on their second date. She’d lost her taste for it in the third year. By the fifth it seemed too late to say so.",
      "They started having coffee together on Sundays, because their daughter thought they’d gotten quiet. At the second question Eleanor said that she’d been reading about bees. Warren hadn’t known that. He asked if she wanted some. She said she wasn’t sure; she wanted to go on not being sure for a while, with him knowing. No one had said a sentence like that in their kitchen before.",
      "On the fourth Sunday, at the third question, she told him about the marzipan. He put down his cup. “I can’t stand that store,” he said. “They spray it with something. I’ve been holding my breath in there for fourteen years.” They laughed until the dog left the room.",
      "There are two hives behind the shed now. In December he gave her a box of a new kind, empty except for a note that asked what she liked these days.",
    ],
  },
  exercise: {
    title: "The first ten minutes",
    minutes: 15,
    lead: "Choose one person you’d like to be more up to date with. It doesn’t have to be the closest.",
    steps: [
      "Write down three things about you that are true this month and weren’t true two years ago.",
      "Cross out the ones this person already knows. Look at what’s left.",
      "Ask for the ten minutes, today, with a time and a place: “Could we have coffee on Sunday, just to hear how we’re each doing?”",
      "Copy the three questions onto a slip of paper, so that neither of you has to lead.",
      "Pick which of your three things you’ll tell. Start with the second most important.",
    ],
  },
  reflection: "Who has an old map of you? Which road on it would you most like them to know about?",
  checks: [
    {
      question:
        "“The plumber can’t come before Friday, and Mom wants the big pot back.” Timetable or weather?",
      answer:
        "Timetable, all of it. If you added, “and I’ve noticed that I don’t want to see her, which makes me feel like a rotten daughter,” there’d be weather, too, and a good reason to sit down.",
    },
    {
      question:
        "At the third question you hear, “I’d like you to ask more about my work.” You think you ask a lot. What do you say?",
      answer:
        "For now, only something that shows you’ve understood: “You’d like me to be more curious about it.” You can leave open whether that’s fair. It was a wish, not a bill, and one question on Monday doesn’t cost much.",
    },
  ],
};
