import type { SubDimension } from "#app/domain/life-areas.ts";

type Step = { readonly title: string; readonly text: string };

export type SubDimensionTexts = {
  /** For a score below 80. */
  readonly begin: Step;
  /** For a score of 80 or more. */
  readonly deepen: Step;
  /** What it contributes as a strength. */
  readonly gift: string;
  /** What a slightly higher score would change. */
  readonly reach: string;
};

/** Paid content: only the server may import it. */
export const subDimensionSteps: Readonly<Record<SubDimension, SubDimensionTexts>> = {
  "Physical Safety": {
    begin: {
      title: "Make one safe plan",
      text: "Choose one person, one place and one way to get there, for a day on which you do not feel safe. Keep the three where only you will find them: on a card or in your head. If somebody hurts or threatens you, a helpline can plan with you, and in danger the emergency services come first.",
    },
    deepen: {
      title: "Check your safety once a year",
      text: "Walk through your home and your usual ways with fresh eyes: lights, locks, alarms, numbers in your phone. It takes half an hour. Then ask somebody close to you whether they would know what to do if you could not be reached.",
    },
    gift: "You do not spend your days looking over your shoulder. That calm is energy for everything else, and others feel it beside you.",
    reach:
      "Feeling safe is what lets the body rest. One safer hour or way a day is a beginning, and you deserve more than that.",
  },
  "Emotional Safety": {
    begin: {
      title: "Say one true sentence",
      text: "Pick the person with whom you relax most. Tell them one small true thing, such as “Today was harder than it looked.” Then see what they do with it. A kind answer shows you where there is more room; an unkind one tells you something about the place, and nothing about you.",
    },
    deepen: {
      title: "Be the safe place for somebody",
      text: "When somebody tells you a mistake this week, wait before you comfort or advise. Say “I am glad you told me” and ask what it was like. People remember for years who took it well.",
    },
    gift: "You can be seen with your feelings and your mistakes. That makes you somebody to whom people tell the truth.",
    reach:
      "What may be said need not be hidden. A little more of that takes weight off every conversation you have.",
  },
  "Financial Security": {
    begin: {
      title: "Look at the numbers for ten minutes",
      text: "Write down what comes in, what must go out, and what is left, with a pen and without judging. Then choose one cost to end or one bill to talk about. If debts are behind the worry, free and confidential advice exists in most places; asking early leaves more choices.",
    },
    deepen: {
      title: "Give your money a direction",
      text: "Ask your money a larger question: what should it make possible in three years? If your bills are paid and no debt presses, move one fixed sum, however small, towards that on the day money comes in, and let it happen by itself.",
    },
    gift: "You know your numbers and can take a small shock. Decisions can then be about what you want, and fear has less of a say.",
    reach:
      "A clear view pays no bill. It shows which one comes first, and what to ask for help with.",
  },
  Boundaries: {
    begin: {
      title: "Buy yourself an hour before you answer",
      text: "For one week, tell people who are good to you “Let me look, I will tell you this evening” when they ask for something. Use the time to ask what a yes would push aside. If it is a no, one kind sentence is enough, without a list of reasons. Reasons invite people to solve them.",
    },
    deepen: {
      title: "Test one old limit",
      text: "Think of a line that you drew years ago. Does it still guard something, or does it keep out what you would welcome now? Open it by a hand’s width this month, with somebody who has earned it.",
    },
    gift: "People know where they stand with you, so your yes is worth something and your no leaves no bitter taste.",
    reach: "Each kind no gives an hour to something you said yes to. That may be rest.",
  },
  "Risk Management": {
    begin: {
      title: "Take the smallest open matter",
      text: "List what you have been putting off, and choose the smallest thing on it. Give it fifteen minutes with a clock running, and stop when it rings. Write down the next move so that you can begin in the middle tomorrow.",
    },
    deepen: {
      title: "Spend some of your caution",
      text: "Choose one harmless thing that you have held back from because it cannot be planned, and name the worst that could truly happen. If you could live with that, try it once in a small version.",
    },
    gift: "You see trouble early and stay calm about it. In a crisis, people look at you first.",
    reach:
      "A small problem costs least on the day you see it. One dealt with each week is enough to feel the difference.",
  },
  "Intimate Relationships": {
    begin: {
      title: "Let one person a little closer",
      text: "Choose somebody who has been kind to you more than once. Suggest half an hour with nothing to do: a walk, a cup of tea, a call. Tell them one thing that you would usually keep, and ask them one that you truly want to know.",
    },
    deepen: {
      title: "Say what you take for granted",
      text: "Tell the person closest to you one thing that they do and think nobody notices. Name the day and the detail. Long bonds live on such proof more than on large gestures.",
    },
    gift: "Somebody knows you well and stays. You can go out into hard things because there is somebody to come back to.",
    reach: "One person who knows is enough for a hard week to weigh half as much.",
  },
  "Social Networks": {
    begin: {
      title: "Go to one place three times",
      text: "Choose a place with the same faces each week: a class, a choir, a garden, a library group, a call online. Go three times before you judge it. The first visit is strange for everybody; familiarity does the work that charm cannot.",
    },
    deepen: {
      title: "Look to the edge of your circle",
      text: "Think of one person who has gone quiet, or who stands at the rim. Invite them to something short and simple. Circles stay alive when somebody opens them from the inside.",
    },
    gift: "You belong somewhere and know whom to call. That carries plain days as much as bad ones.",
    reach: "Familiar faces make a place yours. Two or three of them change how a whole week feels.",
  },
  Communication: {
    begin: {
      title: "Write the first sentence first",
      text: "Take one conversation that you keep putting off, with somebody in whose company you feel safe. Write down its first sentence: what happened, what you felt, what you would like. Read it aloud. Then choose a calm moment, say only that sentence, and listen for as long as you spoke.",
    },
    deepen: {
      title: "Ask whether you got it right",
      text: "With the person you know best, say back what you heard before you answer, and ask “Is that it?” We guess most with those we know longest. You may be surprised twice in one evening.",
    },
    gift: "You find words when it counts, and you let others finish. Hard topics tend to come to you because they are in good hands.",
    reach: "What is said early stays small. One clear sentence can save a month of guessing.",
  },
  Empathy: {
    begin: {
      title: "Ask instead of guessing",
      text: "Once a day, ask somebody “How is this for you?” and stay quiet until they have finished. You need not feel what they feel and you need not fix it. If your own cup is empty, begin by asking yourself the same question.",
    },
    deepen: {
      title: "Keep some of it for yourself",
      text: "What you notice in others adds up. After a heavy talk, take five minutes alone and ask which of these feelings are yours. Give back the others in your thoughts. Care lasts longer when it has a door.",
    },
    gift: "You notice how others are before they say it. Near you, people feel less alone.",
    reach:
      "It is easier to hear another view once you feel heard. One more question can be the beginning of that.",
  },
  "Social Confidence": {
    begin: {
      title: "Set an aim that you cannot miss",
      text: "Before you next go among people, choose one tiny aim, such as asking one person one question. Then you may leave. Most of them are busy with how they come across themselves. If fear keeps you from things you want, a counsellor can help.",
    },
    deepen: {
      title: "Bring two people together",
      text: "At the next gathering, look for whoever stands alone and bring them into a talk with a third person. Then step back. It takes a minute and can make an evening for them.",
    },
    gift: "You can walk into a room as yourself. That makes it easier for everybody else in it.",
    reach:
      "A little less worry about how you seem leaves attention for who is there. Talks grow easier by that alone.",
  },
  "Play & Fun": {
    begin: {
      title: "Ten minutes of something useless",
      text: "Think back to what you did at nine years old when nobody told you what to do. Do ten minutes of it, or its nearest relative, before the day’s last duty and not after. If nothing has felt good for weeks, please talk to a doctor or a counsellor.",
    },
    deepen: {
      title: "Invite a serious person",
      text: "Play grows when it is shared. Ask somebody who never plays to join you in something silly and short. Let them be bad at it, and be bad at it with them.",
    },
    gift: "You laugh easily and let things be light. It helps you through heavy weeks, and those around you too.",
    reach: "Play is rest with the lights on. Even ten minutes of it change the rest of an evening.",
  },
  "Creative Expression": {
    begin: {
      title: "Make something badly",
      text: "Take fifteen minutes and whatever lies about: paper, dough, a guitar, a drawer to rearrange. Decide beforehand that it will be bad and that nobody will see it. The aim is to have made something that was not there before.",
    },
    deepen: {
      title: "Change the material",
      text: "Take an idea that you know well and make it in a form that you do not: a song as a drawing, a recipe as a story. Clumsy hands see new things. Then show it to one person, unfinished.",
    },
    gift: "You turn what happens to you into something. That is a way to understand it that words alone do not give.",
    reach: "Making things gives the day a trace. It need not be good to do you good.",
  },
  "Hobbies & Interests": {
    begin: {
      title: "Follow an old trace",
      text: "Recall one thing that once made you forget the time. Spend half an hour near it this week without any aim: a shop window, a video, the box in the attic. If it leaves you cold, cross it off and follow the next.",
    },
    deepen: {
      title: "Let somebody join you",
      text: "Take one person along to what you love, and explain it as if it were new to you too. An interest that two people share is harder to drop in a busy month.",
    },
    gift: "You have something that pulls you in and lets you forget the time. Few things refill a person as reliably.",
    reach: "One regular hour of your own is a landmark in a week that otherwise runs together.",
  },
  "Work-Life Balance": {
    begin: {
      title: "Give one day an end",
      text: "Choose a sign that ends the day’s work, paid or unpaid: a walk round the block, other clothes, a lid that closes. Use it on three days this week at a fixed time. What is left undone goes on a list, so that your head may put it down.",
    },
    deepen: {
      title: "Plan the pauses of the next rush",
      text: "Look ahead to your next full weeks and put the rest in first: two evenings, one morning. Tell somebody about them. A balance that holds in calm weather is worth more when it has been prepared for rain.",
    },
    gift: "Effort and rest both have their place with you. So you last, and people can count on you for longer.",
    reach:
      "An end to the day gives the night back. One such evening a week is enough to begin with.",
  },
  "Adventure & Novelty": {
    begin: {
      title: "One first time a week",
      text: "Plan one thing that you have never done, so small that no excuse fits: a street, a dish, a bench, a question to somebody much older. Note one thing that you noticed. Curiosity wakes fast once it is fed.",
    },
    deepen: {
      title: "Stay with one thing longer",
      text: "Choose one thing that was new to you lately and go back a second, third and fourth time. Depth shows what a first visit cannot, and it may be the kind of adventure you know least.",
    },
    gift: "You stay awake to what is new. With you, a plain week has a window in it.",
    reach: "New things make time feel longer when you look back. A single small one is enough.",
  },
  "Life Purpose": {
    begin: {
      title: "Watch your energy for a week",
      text: "Each evening, write down one moment that gave you energy and one that took it. After seven days, read the list and look for a pattern. Direction is found in such traces more often than by thinking. If the emptiness stays, please talk to a doctor or a counsellor.",
    },
    deepen: {
      title: "Ask the question again",
      text: "Write in one sentence what your life is about at present. Put it away for a night and read it as if a friend had written it. What would you ask them? A purpose that can take a question is a living one.",
    },
    gift: "You know what your life is about. In rough weather that works like an anchor.",
    reach: "A direction, even a rough one, turns many small decisions into one.",
  },
  Achievement: {
    begin: {
      title: "Finish one very small thing",
      text: "Choose a goal that has become heavy and cut off a piece that takes ten minutes. Do it today and write down that it is done. If you cannot find such a piece, the goal may belong to somebody else: then you may let it go.",
    },
    deepen: {
      title: "Celebrate before you go on",
      text: "Name three things that you finished this year and tell one person how you did the hardest of them. Only then choose what comes next. Whoever never stops to look forgets what all the effort was for.",
    },
    gift: "You choose goals and bring them home. People trust what you say you will do.",
    reach: "One finished thing gives more courage than ten plans. It may be very small.",
  },
  "Career Fulfillment": {
    begin: {
      title: "Change one part of your work",
      text: "Work means whatever fills your days, paid or not. List what drains you and what suits you, and pick one piece that you could trade, shorten or do in your own way. Ask for that one change. A small one that is granted beats a large one that is dreamed of.",
    },
    deepen: {
      title: "Pass on what you know",
      text: "Find somebody who is at the beginning of what you do well. Give them an hour, answer what they ask, and tell them one mistake of yours. You will hear what you have learned.",
    },
    gift: "What you do uses what you are good at. That gives back part of the strength it takes.",
    reach: "An hour a week that suits you better can change how the other hours feel.",
  },
  Contribution: {
    begin: {
      title: "Do one thing that is seen by one person",
      text: "Choose somebody and do them one small good turn this week: carry, call, repair, listen. Then let yourself notice that it arrived. If you are tired because you help all the time, let this week’s good turn be for you.",
    },
    deepen: {
      title: "Let somebody give to you",
      text: "This week, let somebody carry, pay or help: accept one offer that you would usually wave away, and say only thank you. Being needed is a gift too, and you have it to give.",
    },
    gift: "You make life easier for others, and they can rely on it. That is a kind of wealth.",
    reach: "Being of use to one person is enough to feel it. It need not be large or seen by many.",
  },
  Recognition: {
    begin: {
      title: "Show one thing that you did",
      text: "Tell one person what you have been working on and what was hard about it. Ask what they think of it. In the evening, write down one thing that you did well today and read it twice, as if it were somebody else’s.",
    },
    deepen: {
      title: "Name the quiet work of others",
      text: "Point out something that somebody did well and that nobody mentioned, with their name and in front of others. It takes one sentence, and it may be the only one they hear about it.",
    },
    gift: "You are seen, and you can let it in. From there it is easy to be generous.",
    reach: "Effort that somebody sees weighs less. Often one sentence has to be asked for.",
  },
  "Personal Growth": {
    begin: {
      title: "Tie one habit to another",
      text: "Choose one thing that you would like to do differently, and fasten it to something you do each day anyway: after the first cup, before the shoes. Make it two minutes long. When you miss a day, go on with the next without a word of blame.",
    },
    deepen: {
      title: "Begin something you are bad at",
      text: "Choose a field in which you are a beginner and stay with it for four weeks. Being bad at something on purpose keeps a mind supple, and kind to others who are learning.",
    },
    gift: "You take something out of what goes wrong. That is what gets a person up again.",
    reach: "A small change that stays is worth more than a large one that lasts until Thursday.",
  },
  Spirituality: {
    begin: {
      title: "Sit still in a beautiful place",
      text: "Take ten minutes somewhere that is larger than your day: under a tree, by water, in a quiet church, with music. Ask nothing of yourself. If stillness stirs up painful memories, stop, and do it in company or with a counsellor.",
    },
    deepen: {
      title: "Listen to somebody else’s way",
      text: "Ask somebody of another faith, or of none, where they find what you find in yours. Listen as you would to a traveller. Your own way loses nothing by it and often gains words.",
    },
    gift: "You feel part of something larger than your day. That can hold you when plans fail.",
    reach: "A few quiet minutes put a day into its true size. They need no creed and no equipment.",
  },
  Wisdom: {
    begin: {
      title: "Ask the fair stranger",
      text: "Think of a quarrel or a choice that occupies you. Write three sentences about it as a fair stranger would, who likes both sides. Sleep one night on it. You may keep your view; it will have softer edges.",
    },
    deepen: {
      title: "Ask more than you tell",
      text: "The next time somebody asks for your view, answer with one good question first, and wait. Then find somebody who dares to disagree with you, and thank them for it.",
    },
    gift: "You weigh things and can say that you were wrong. Others trust your judgement for that.",
    reach: "One night between anger and answer saves most of what there is to regret.",
  },
  Legacy: {
    begin: {
      title: "Hand on one small thing",
      text: "Choose something that you can do and somebody else cannot: a dish, a knot, a song, a way to calm a child. Show it to them this week. What we leave behind is seldom a monument; mostly it is a habit in somebody else’s hands.",
    },
    deepen: {
      title: "Write down what only you know",
      text: "Take a story, a lesson or a recipe that would be lost without you and write one page. Give it to one person with a date on it. Then ask them for theirs.",
    },
    gift: "You think beyond today and hand on what you know. It reaches further than you can see.",
    reach: "Passing on one thing shows you what you have. It makes effort feel lasting.",
  },
  "Self-Actualization": {
    begin: {
      title: "Make three choices that are yours",
      text: "For three days, take one small decision that usually follows others: what to eat, to wear, to watch, where to walk. Ask yourself first and wait for the answer. The large choices are made with the same muscle.",
    },
    deepen: {
      title: "Let yourself be changed",
      text: "Ask which of your plans was made by somebody you no longer are, and let one of them go. Leave its hour empty for a month and see what comes.",
    },
    gift: "You live close to your own values, flaws included. That gives quiet strength.",
    reach: "A choice that is truly yours makes the next one easier. They may begin very small.",
  },
};
