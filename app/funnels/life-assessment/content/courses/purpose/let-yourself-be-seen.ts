import type { Lesson } from "../../lesson.ts";

export const letYourselfBeSeen: Lesson = {
  id: "let-yourself-be-seen",
  title: "Let yourself be seen",
  subDimension: "Recognition",
  outcome:
    "three sentences for talking about your work without bragging, a way to take praise without ducking, and a thank-you that you’ve sent to someone who gets overlooked.",
  idea: [
    "Good work speaks for itself, they say. It does, but softly, and mostly to the people who happen to be standing next to it. The fight that didn’t happen because you’d called both sides first, the child who was calm: what goes well leaves no mess behind, so no one sees it.",
    "Wanting to be seen isn’t vanity. It’s how we find out if what we do gets through to anyone.",
    { kind: "heading", text: "Two ways of disappearing" },
    "Some of us really are overlooked. But many of us help it along. We say “it was nothing” until people believe it. We say “we” when it was “I.” We send off the thing we’re proud of at ten at night with the words “see attached.” And when praise does come, we bat it away before it can land: anyone could have done it, it was luck, oh, this old coat.",
    "Think what that’s like for the other person. They noticed something, found words for it, and held it out to you. “It was nothing” tells them that they were wrong. You can take a gift with two words and a breath: “Thank you.” If you like, add what’s true: “Thank you. I worked hard on the ending.”",
    { kind: "heading", text: "Telling isn’t bragging" },
    "Bragging compares: it makes you taller by making others shorter. Telling reports. It has three parts, and the third takes the sting out.",
    {
      kind: "list",
      items: [
        "What I did: “I’ve rewritten the letter that goes to new tenants.”",
        "What came of it: “We got four calls about it this month; it used to be thirty.”",
        "Who helped: “Mehmet told me which sentence everyone tripped over.”",
      ],
    },
    "Say it where it belongs, to the person who should know, without waiting to be asked.",
    "Would you like to hear how something went over? Ask narrowly. “Was it all right?” only gets you a yes. “Which part of it was most useful to you?” gets you an answer.",
    "And keep a record of your own, because others will always miss part of it. One line in the evening about what you did well, even if it was only patience, even if no one was watching. You’re the only one who was there for all of it.",
    { kind: "heading", text: "Seeing others first" },
    "If no one around you ever says anything kind about work, start. Thank people by name, for something particular, where others can hear it if possible. “Thank you for staying calm on the phone when he shouted; I learned from it” is a sentence people remember.",
    {
      kind: "help",
      text: "If others keep putting their name on your work, or you’re passed over for what you are rather than for what you do, keep dated notes and get advice from a union or an advice service. And if you’ve felt worthless on most days for two weeks or more, praise won’t reach you there; please talk to a doctor or a counselor.",
    },
  ],
  example: {
    title: "The custodian’s list",
    text: [
      "When old Mr. Baptiste retired, the school gave him a clock. The speech took four minutes and used the word “always” nine times, and there was nothing else in it you could have touched. His successor, Ines, stood at the back and decided to be less of a mystery.",
      "At the end of her first month she sent the principal three lines. She’d fixed the valves on every heater in the east wing. The two classrooms there used to be freezing by ten in the morning and now they weren’t. The sixth graders had kept a chart. The principal, who hadn’t known that heaters had valves, came down to the basement to see what they looked like.",
      "The next month there were three more lines. Someone on the board read them out loud. At the summer concert the principal thanked Ines, by name, for the warm rooms, and four hundred people clapped for a heater.",
      "Ines had “it was nothing” ready on her tongue. She swallowed it. “Thank you,” she said. “It was the chart that made the difference.” In the third row the whole sixth grade sat up straight. That evening she wrote a letter to Mr. Baptiste. She’d found his list behind the furnace: forty years of small repairs, each with its date.",
    ],
  },
  exercise: {
    title: "Tell one, take one, give one",
    minutes: 15,
    lead: "You can do two of the three from a chair. The third will come to you; be ready for it.",
    steps: [
      "Write down three things you did well in the past month that no one has mentioned.",
      "Put one of them into the three parts: what you did, what came of it, who helped. Send it or say it to the person who should know.",
      "Think of someone whose work gets noticed only when it fails. Thank them today, by name, for one particular thing.",
      "The next time someone says something kind to you, say “thank you,” breathe, and add nothing that makes it smaller.",
      "Before you go to sleep, write one line about today that only you could have seen.",
    ],
  },
  reflection:
    "Who would you most like to be seen by? Have you ever shown that person what you’d like them to see?",
  checks: [
    {
      question: "“I’m easily the best cook in the family.” Telling or bragging?",
      answer:
        "Bragging: it needs the rest of the family to be worse. As telling, it would go like this: “I made the stew that Grandpa used to make, there was none left over, and it was Lily who figured out the cloves.”",
    },
    {
      question:
        "Your neighbor says, “What a beautiful garden!” You see the slugs. What do you answer?",
      answer:
        "“Thank you.” She wasn’t asking for an inspection. If you want to give her something in return, make it true and pleasant: “I’m really happy with the roses this year.” The slugs can wait until she asks about slugs.",
    },
  ],
};
