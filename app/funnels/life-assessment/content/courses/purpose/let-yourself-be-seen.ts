import type { Lesson } from "../../lesson.ts";

export const letYourselfBeSeen: Lesson = {
  id: "let-yourself-be-seen",
  title: "Let yourself be seen",
  subDimension: "Recognition",
  outcome:
    "three sentences in which you can speak of your work without boasting, a way to take praise without ducking, and a thank-you that has gone to somebody who is overlooked.",
  idea: [
    "Good work speaks for itself, they say. It does, but softly, and mostly to those who happen to be standing beside it. The quarrel that did not take place because you had rung both sides beforehand, the child who was calm: what goes well leaves no mess behind, and so nobody sees it.",
    "To wish to be seen is no vanity. It is how we find out whether what we do arrives.",
    { kind: "heading", text: "Two ways of disappearing" },
    "Some of us really are overlooked. But many of us help it along. We say “it was nothing” until people believe it. We say “we” when it was “I”. We send off the thing we are proud of at ten at night with the words “see attached”. And when praise does come, we bat it away before it can land: anybody could have done it, it was luck, oh, this old coat.",
    "Think what that is like for the other person. They had noticed something, found words for it, and held it out to you. “It was nothing” tells them that they were mistaken. A gift wants to be taken, and it is taken with two words and a breath: “Thank you.” If you like, add what is true: “Thank you. I worked hard on the ending.”",
    { kind: "heading", text: "Telling is not boasting" },
    "Boasting compares: it makes you taller by making others shorter. Telling reports. It has three parts, and the third takes out the last of the sting.",
    {
      kind: "list",
      items: [
        "What I did: “I’ve rewritten the letter that goes to new tenants.”",
        "What came of it: “There were four calls about it this month; it used to be thirty.”",
        "Who had a part in it: “Mehmet told me which sentence everybody stumbled over.”",
      ],
    },
    "Say it where it belongs, to the person who should know, without waiting to be asked.",
    "Would you like to hear how something was received? Ask narrowly. “Was it all right?” only fetches a yes. “Which part of it was most use to you?” fetches an answer.",
    "And keep a record of your own, for others will always miss a part. One line in the evening about what you did well, even if it was only patience, even if there was no witness. You are the only one who was present at all of it.",
    { kind: "heading", text: "Seeing others first" },
    "If nobody around you ever says anything kind about work, begin. Thank by name, for something particular, if possible where others can hear it. “Thank you for staying calm on the phone when he shouted; I learnt from it” is heard for years.",
    {
      kind: "help",
      text: "If others regularly put their name to your work, or you are passed over for what you are rather than for what you do, keep dated notes and take advice from a union or an advice service. And if you have felt worthless on most days for two weeks or more, no praise will reach you there; please talk to a doctor or a counsellor.",
    },
  ],
  example: {
    title: "The caretaker’s list",
    text: [
      "When old Mr Baptiste retired, the school gave him a clock. The speech took four minutes and contained the word “always” nine times, and nothing else that one could have touched. His successor, Ines, stood at the back and made up her mind to be less of a mystery.",
      "At the end of her first month she sent the head three lines. She had bled all the radiators in the east wing. The two classrooms there were now at nineteen degrees instead of fifteen. Year Six had kept the chart. The head, who had not known that one bled radiators, came down to the boiler room to see what that looked like.",
      "The following month there were three more lines. Somebody on the board read them aloud. At the summer concert the head thanked Ines, by name, for the nineteen degrees, and four hundred people clapped for a radiator.",
      "Ines had “it was nothing” ready on her tongue. She swallowed it. “Thank you,” she said. “It was the chart that made the difference.” In the third row all of Year Six sat up straight. That evening she wrote a letter to Mr Baptiste. She had found his list behind the boiler: forty years of small repairs, each with its date.",
    ],
  },
  exercise: {
    title: "Tell one, take one, give one",
    minutes: 15,
    lead: "Two of the three can be done from a chair. The third will come to you; be ready for it.",
    steps: [
      "Write down three things that you did well in the past month and that nobody has mentioned.",
      "Put one of them into the three parts: what you did, what came of it, who had a share in it. Send or say it to whoever should know.",
      "Think of somebody whose work is only noticed when it fails. Thank them today, by name, for one particular thing.",
      "At the next kind word that is said to you, say “thank you”, breathe, and add nothing that makes it smaller.",
      "Before you go to sleep, write one line about today that only you could have witnessed.",
    ],
  },
  reflection:
    "By whom would you most like to be seen? Have you ever shown that person what you would like them to see?",
  checks: [
    {
      question: "“I’m easily the best cook in the family.” Telling or boasting?",
      answer:
        "Boasting: it needs the rest of the family to be worse. Told, it would go like this: “I made the stew that Grandpa used to make, there was none left over, and Lily found out about the cloves.”",
    },
    {
      question:
        "Your neighbour says, “What a wonderful garden you have!” You see the slugs. What do you answer?",
      answer:
        "“Thank you.” She was not asking for an inspection. If you want to give her something in return, let it be true and pleasant: “The roses have done me proud this year.” The slugs can wait until she asks about slugs.",
    },
  ],
};
