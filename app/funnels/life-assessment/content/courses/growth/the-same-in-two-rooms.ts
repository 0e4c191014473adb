import type { Lesson } from "../../lesson.ts";

export const theSameInTwoRooms: Lesson = {
  id: "the-same-in-two-rooms",
  title: "Be the same person in two rooms",
  subDimension: "Self-Actualization",
  outcome:
    "a map of the rooms you live in, one true thing to carry into one of them, and a clear idea of what’s rightly private.",
  idea: [
    "Most of us are several people. There’s the one at work, the one on the phone with your mother, the one at church or at the bar, and the one alone in the car. That’s normal. You should speak differently to a toddler and to a judge.",
    "It gets tiring when they’re too far apart. If you have to check at every door who you are in here and which jokes you can make, part of you is always standing guard. After enough years of that, you may wonder who’d show up if no one were watching.",
    { kind: "heading", text: "Private and hidden aren’t the same" },
    "You don’t owe every room all of you. There are three reasons for leaving something out:",
    {
      kind: "list",
      items: [
        "Tact. This isn’t the place. You don’t mention your knee at the wedding, and you don’t miss it.",
        "Privacy. You’re keeping it for the people who’ve earned it. It feels like a closed door, with you on the warm side.",
        "Hiding. You’re afraid of what they’d think. You laugh along or change the subject, and you drive home a little ashamed, though you’ve done nothing wrong.",
      ],
    },
    "This lesson is about the third, and even there you decide. Some rooms aren’t safe. If your job, your home, or your health could depend on it, keeping quiet is good sense, and no one gets to call it cowardice.",
    { kind: "heading", text: "One true thing, at its real size" },
    "You don’t have to make an announcement. Take one ordinary thing that’s yours in an easy room, and carry it into the hard one without making it bigger. It might be your dry jokes, the drink you don’t want, the fact that you pray or don’t, or that you hated the book.",
    {
      kind: "say",
      text: "I actually see it differently. I’m happy to say why, if you’re interested.",
    },
    "Then watch. Often nothing happens; people nod and go on eating. Sometimes a face opens up, because someone two chairs away has been hiding the same thing. Now and then it costs you something. Then you know what the room charges, and you can decide whether to go on paying.",
    "Try the other direction as well. Perhaps you’re braver at work, or more patient with strangers. That’s also you, and it would be welcome at dinner.",
    "What you show and what you accept about yourself aren’t the same thing. But it’s hard to make friends with someone you always leave in the car.",
    {
      kind: "help",
      text: "If you’re hiding whom you love, who you are, or what you believe because someone would hurt you or throw you out, don’t take risks for the sake of a lesson. There are confidential helplines, many of them especially for young people, where you can think it through with someone. And if you’ve felt for weeks like no one at all, or as if you were watching your life from the outside, please talk to a doctor.",
    },
  ],
  example: {
    title: "The owl",
    text: [
      "With her sisters, Mireya was the blunt one. She could take apart a movie, a haircut, or a boyfriend in under ten words, and the driver had to pull over. At Lincoln Elementary, where she taught kindergarten, she’d been the sweet one for seven years. She’d once thanked a parent for a complaint about glitter, and it hadn’t even been her glitter.",
      "One day her youngest sister dropped off a forgotten lunch and stood in the doorway of the teachers’ lounge for a minute. “Who was that?” she asked in the parking lot. “The lady with your face.”",
      "So Mireya picked one true thing. At the next meeting the principal showed them a new reading program with a cartoon owl and asked for thoughts. There was the usual warm hum. “I have one,” said Mireya. Her ears were ringing. “I think the owl’s doing all the reading.”",
      "It was quiet for a second. Then Mr. Abbott, second grade, who hadn’t spoken in a meeting since spring, put down his pen. “Thank you,” he said. “I can’t stand that owl.” Someone snorted. It was the first meeting in years that Mireya could tell her sisters about without making up the funny parts.",
      "They bought the owl anyway. But on the drive home she noticed that she wasn’t tired, and the next day Mr. Abbott had kept her a seat.",
    ],
  },
  exercise: {
    title: "A map of rooms",
    minutes: 20,
    lead: "A room can also be a group chat or a phone call.",
    steps: [
      "Draw four or five boxes for the rooms of your week. In each, write one word for how you are there.",
      "Next to each box, write what you leave at the door.",
      "Mark it with T for tact, P for privacy, or H for hiding. Cross out any H that it wouldn’t be safe to change.",
      "Take the smallest H that’s left. Write down what it looks like in a room where it’s easy: a sentence, a joke, what you order.",
      "Carry it into the other room today, or the next time you’re there, at just that size. Afterward, write what you’d expected and what happened.",
    ],
  },
  reflection:
    "Where do you laugh the way you really laugh? Who’s in that room, and what do they not ask of you?",
  checks: [
    {
      question: "You’re getting divorced and haven’t told anyone at work. Are you hiding?",
      answer:
        "Go by how it feels. If you’re glad to have a place where it isn’t the subject, it’s privacy. Keep it as long as you like. If you’ve started inventing weekends, it’s costing you something. A small true thing might do: “There’s some hard stuff at home, so I may be quiet.”",
    },
    {
      question:
        "At last you tell your family that you can’t stand the yearly camping trip, and your aunt is hurt. Did you do it wrong?",
      answer:
        "Maybe you went too big. If fifteen summers came out all at once, apologize for the size and keep the preference. You can dislike tents and love your aunt.",
    },
  ],
};
