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
      text: "Choose one person, one place and one way to get there, for a day when you don’t feel safe. Keep all three where only you will find them: on a card or in your head. If someone hurts or threatens you, a helpline can make a plan with you, and in danger the emergency services come first.",
    },
    deepen: {
      title: "Check your safety once a year",
      text: "Walk through your home and your usual routes with fresh eyes: lights, locks, alarms, numbers in your phone. It takes half an hour. Then ask someone close to you whether they’d know what to do if no one could reach you.",
    },
    gift: "You don’t spend your days looking over your shoulder. You can put your mind to other things, and people relax around you.",
    reach:
      "Feeling safe is what lets your body rest. One hour or one route that feels safer is a start, and you deserve more than that.",
  },
  "Emotional Safety": {
    begin: {
      title: "Say one true sentence",
      text: "Pick the person you relax most with. Tell them one small true thing, such as “Today was harder than it looked.” Then see what they do with it. A kind answer tells you there’s room for more. An unkind one means you can look elsewhere. It says nothing about you.",
    },
    deepen: {
      title: "Be a safe place for someone",
      text: "When someone tells you about a mistake this week, wait before you comfort them or give advice. Say “I’m glad you told me,” and ask what it was like. People remember who took it well.",
    },
    gift: "You can let people see your feelings and your mistakes. That makes you someone people tell the truth to.",
    reach:
      "What you can say out loud, you don’t have to hide. A little more of that makes every conversation lighter.",
  },
  "Financial Security": {
    begin: {
      title: "Look at the numbers for ten minutes",
      text: "With a pen and without judging, write down what comes in, what has to go out, and what’s left. Then choose one cost to end or one bill to talk to someone about. If debt is behind the worry, free and confidential advice exists in most places, and asking early leaves you more choices.",
    },
    deepen: {
      title: "Give your money a direction",
      text: "Ask a bigger question: what would you like your money to make possible in three years? If your bills are paid and no debt is pressing, move one fixed amount, however small, toward it on the day you’re paid, and let that happen by itself.",
    },
    gift: "You know where you stand with money. So your decisions can be about what you want, and fear has less of a say.",
    reach:
      "A clear list doesn’t pay a bill. It shows which one comes first, and what to ask for help with.",
  },
  Boundaries: {
    begin: {
      title: "Buy yourself an hour before you answer",
      text: "Today, when someone who’s good to you asks for something, say “Let me look, and I’ll tell you tonight.” Use the time to ask what a yes would push aside. If it’s a no, one kind sentence is enough. Skip the list of reasons, because people will try to solve them.",
    },
    deepen: {
      title: "Test one old limit",
      text: "Think of a line you drew years ago. Is it still protecting something, or does it keep out what you’d welcome now? Loosen it a little this month, with someone who’s earned it.",
    },
    gift: "You rarely promise what you can’t give. People can believe your yes, and your no doesn’t leave a bad taste.",
    reach: "Each kind no gives an hour back to something you said yes to. That can be rest.",
  },
  "Risk Management": {
    begin: {
      title: "Take the smallest open item",
      text: "List what you’ve been putting off and choose the smallest thing on it. Set a timer for fifteen minutes, and stop when it goes off. Write down the next move, so that tomorrow you can start in the middle.",
    },
    deepen: {
      title: "Spend some of your caution",
      text: "Choose one harmless thing you’ve held back from because you can’t plan it, and name the worst that could really happen. If you could live with that, try a small version of it once.",
    },
    gift: "You see trouble early and stay calm about it. In a crisis, people look to you first.",
    reach:
      "A small problem costs least on the day you see it. Taking care of one a week is enough to feel the difference.",
  },
  "Intimate Relationships": {
    begin: {
      title: "Let one person a little closer",
      text: "Choose someone who’s been kind to you more than once. Suggest half an hour with nothing to do: a walk, a coffee, a call. Tell them one thing you’d usually keep to yourself, and ask them one thing you really want to know.",
    },
    deepen: {
      title: "Say what you take for granted",
      text: "Tell the person closest to you one thing they do that they think no one notices. Name the day and the detail. That kind of proof can mean more than a big gesture.",
    },
    gift: "Someone knows you well and stays. You can go out and face hard things because you have someone to come back to.",
    reach: "When one person knows how you are, you don’t go through a hard week alone.",
  },
  "Social Networks": {
    begin: {
      title: "Choose one place to go back to",
      text: "Choose a place with the same faces each week: a class, a sports team, a community garden, a library group, a call online. Today, look up when it meets and note the first date. Go three times before you judge it. The first visit can feel strange, and after that you’re a familiar face, which does more than charm can.",
    },
    deepen: {
      title: "Look to the edge of your circle",
      text: "Think of someone who’s gone quiet, or who’s only half in the group. Invite them to something short and simple. A circle stays alive when someone inside it opens the door.",
    },
    gift: "You have people to call and a place where you’re expected. That makes it easier to ask, and easier to help when someone asks you.",
    reach: "Familiar faces make a place yours. Two or three of them change how a whole week feels.",
  },
  Communication: {
    begin: {
      title: "Write the first sentence first",
      text: "Take one conversation you keep putting off, with someone you feel safe with. Write down how it starts: what happened, what you felt, what you’d like. Read it aloud. Then choose a calm moment, say only that, and listen for as long as you spoke.",
    },
    deepen: {
      title: "Ask whether you got it right",
      text: "With the person you know best, say back what you heard before you answer, and ask “Is that it?” Give them time to correct you. You may be surprised twice in one evening.",
    },
    gift: "You find words when it counts, and you let others finish. Hard topics tend to come to you because you handle them with care.",
    reach: "What’s said early stays small. One clear sentence can save a month of guessing.",
  },
  Empathy: {
    begin: {
      title: "Ask instead of guessing",
      text: "Once a day, ask someone “How is this for you?” and stay quiet until they’re done. You don’t have to feel what they feel, and you don’t have to fix it. If you’re running on empty yourself, start by asking yourself the same question.",
    },
    deepen: {
      title: "Keep some of it for yourself",
      text: "What you pick up from other people adds up. After a heavy talk, take five minutes alone and ask which of the feelings are yours. In your mind, hand the others back. You can care about someone and still let their day be their day.",
    },
    gift: "You notice how people are before they say it. Around you, they feel less alone.",
    reach:
      "It’s easier to hear another view once you feel heard yourself. One more question can get that started.",
  },
  "Social Confidence": {
    begin: {
      title: "Set a goal you can’t miss",
      text: "Before you’re next around people, choose one tiny goal, such as asking one person one question. After that you’re free to leave. Many of them are busy wondering how they come across. If fear keeps you from things you want, a counselor can help.",
    },
    deepen: {
      title: "Bring two people together",
      text: "At the next gathering, look for someone who’s standing alone and bring them into a conversation with a third person. Then step back. It takes a minute, and it can make their evening.",
    },
    gift: "You can stay yourself while people are watching. That makes it easier for the others to relax.",
    reach:
      "A little less worry about how you seem leaves you attention for the people who are there. That alone makes talking easier.",
  },
  "Play & Fun": {
    begin: {
      title: "Ten minutes of something useless",
      text: "Think back to what you did when you were nine and no one told you what to do. Do ten minutes of it, or its closest relative, before the last chore of the day instead of after. If nothing has felt good for weeks, please talk to a doctor or a counselor.",
    },
    deepen: {
      title: "Invite a serious person",
      text: "Play grows when you share it. Ask someone who never plays to join you in something silly and short. Let them be bad at it, and be bad at it with them.",
    },
    gift: "You can be silly on a plain weekday. It makes dull hours shorter, for you and for whoever’s there.",
    reach: "Ten minutes of play can change what the rest of the evening feels like.",
  },
  "Creative Expression": {
    begin: {
      title: "Make something badly",
      text: "Take fifteen minutes and whatever’s around: paper, dough, a guitar, a drawer to rearrange. Decide beforehand that it’ll be bad and that no one will see it. All you want is to have made something that wasn’t there before.",
    },
    deepen: {
      title: "Change the material",
      text: "Take an idea you know well and make it in a form you don’t: a song as a drawing, a recipe as a story. You’ll be clumsy, and you’ll notice things you’d have missed. Then show it to one person, unfinished.",
    },
    gift: "You turn what happens to you into something. That lets you understand it in a way that thinking alone doesn’t.",
    reach:
      "When you make something, the day leaves a trace. It doesn’t have to be good to do you good.",
  },
  "Hobbies & Interests": {
    begin: {
      title: "Follow an old trail",
      text: "Think of one thing that once made you lose track of time. Spend half an hour near it this week without any goal: a store window, a video, the box in the attic. If it leaves you cold, cross it off and try the next.",
    },
    deepen: {
      title: "Let someone join you",
      text: "Take one person along to what you love, and explain it as if it were new to you too. An interest you share with someone is harder to drop in a busy month.",
    },
    gift: "There’s something you’d do even if no one paid or praised you for it. It can refill you in a way few other things do.",
    reach: "One regular hour of your own gives shape to a week that otherwise blurs.",
  },
  "Work-Life Balance": {
    begin: {
      title: "Give one day an end",
      text: "Choose a sign that ends the day’s work, paid or unpaid: a walk around the block, different clothes, a lid that closes. Use it on three days this week at a fixed time. Anything left undone goes on a list, so you can stop carrying it in your head.",
    },
    deepen: {
      title: "Plan breaks for the next rush",
      text: "Look ahead to your next full weeks and put the rest in first: two evenings, one morning. Tell someone about them. If you plan your rest while things are calm, it has a better chance of surviving the rush.",
    },
    gift: "You know when a day’s work is over. That keeps you going for longer, and it’s good for the people who count on you.",
    reach:
      "When the day has an end, you get the night back. One evening like that a week is enough to start.",
  },
  "Adventure & Novelty": {
    begin: {
      title: "One first time a week",
      text: "Plan one thing you’ve never done, so small that no excuse fits: a street, a dish, a bench, a question for someone much older. Write down one thing you noticed. Curiosity wakes up fast once you feed it.",
    },
    deepen: {
      title: "Stay with one thing longer",
      text: "Choose one thing that was new to you lately and go back a second, third and fourth time. You’ll see what a first visit can’t show you, and it may be the kind of adventure you know least.",
    },
    gift: "You stay awake to what’s new. With you around, a plain week has a window in it.",
    reach: "A week with one new thing in it is easier to remember. A single small one is enough.",
  },
  "Life Purpose": {
    begin: {
      title: "Write down what gave you energy",
      text: "Tonight, write down one moment that gave you energy today and one that took it. Do the same on the evenings to come, then read the list and look for a pattern. You may find more of a direction there than by thinking. If the emptiness stays, please talk to a doctor or a counselor.",
    },
    deepen: {
      title: "Ask the question again",
      text: "Write down in one sentence what your life is about right now. Put it away for a night and read it as if a friend had written it. What would you ask them? If your purpose can take a question, it’s in good shape.",
    },
    gift: "Your days have a direction. When a week goes wrong, you still know where you were headed.",
    reach: "Even a rough direction turns a lot of small decisions into one.",
  },
  Achievement: {
    begin: {
      title: "Finish one very small thing",
      text: "Choose a goal that’s gotten heavy and cut off a piece that takes ten minutes. Do it today, and write down that it’s done. If you can’t find a piece like that, the goal may be someone else’s. Then you can let it go.",
    },
    deepen: {
      title: "Celebrate before you go on",
      text: "Name three things you finished this year and tell someone how you did the hardest one. Only then choose what comes next. It’s easy to forget what all the effort was for if you never stop to look.",
    },
    gift: "When you set out to do something, it tends to happen. People trust your word.",
    reach: "A goal you can finish today takes some weight off the ones you can’t.",
  },
  "Career Fulfillment": {
    begin: {
      title: "Change one part of your work",
      text: "Work means whatever fills your days, paid or not. List what drains you and what suits you, and pick one piece you could trade, shorten or do your own way. Ask for that one change. A small one that you get is worth more than a big one that you dream about.",
    },
    deepen: {
      title: "Pass on what you know",
      text: "Find someone who’s just starting out at what you do well. Give them an hour, answer what they ask, and tell them about one mistake of yours. You’ll hear how much you’ve learned.",
    },
    gift: "What you do uses what you’re good at. That gives back part of the energy it takes.",
    reach: "An hour a week that suits you better can change how the other hours feel.",
  },
  Contribution: {
    begin: {
      title: "Do one thing for one person",
      text: "Choose someone and do them one small favor this week: carry something, make a call, fix something, listen. Then let yourself notice that it helped. If you’re tired because you’re always helping, let this week’s favor be for you.",
    },
    deepen: {
      title: "Let someone give to you",
      text: "This week, let someone carry, pay or help: accept one offer you’d usually wave away, and just say thank you. People like to be needed, and you can let them.",
    },
    gift: "You make life easier for other people, and they can rely on it. Not everyone can say that.",
    reach: "Being useful to one person is enough. It can be small, and no one else has to see it.",
  },
  Recognition: {
    begin: {
      title: "Show one thing you did",
      text: "Tell someone what you’ve been working on and what was hard about it. Ask what they think. In the evening, write down one thing you did well today and read it twice, as if someone else had done it.",
    },
    deepen: {
      title: "Name other people’s quiet work",
      text: "Point out something that someone did well and no one mentioned. Use their name, and do it in front of others. It takes one sentence, and it may be the only one they hear about it.",
    },
    gift: "People see what you do, and you can let it in. That makes it easy to be generous.",
    reach: "Effort feels lighter when someone sees it and says so. Often you have to ask.",
  },
  "Personal Growth": {
    begin: {
      title: "Tie one habit to another",
      text: "Choose one thing you’d like to do differently, and tie it to something you do every day anyway: after the first coffee, before you put your shoes on. Make it two minutes long. If you miss a day, go on with the next one and don’t blame yourself.",
    },
    deepen: {
      title: "Begin something you’re bad at",
      text: "Choose something you’re a beginner at and stay with it for four weeks. Being bad at something on purpose keeps you flexible, and it makes you kinder to other people who are learning.",
    },
    gift: "When something goes wrong, you learn from it. That’s what gets a person back up.",
    reach: "A small change that lasts is worth more than a big one that’s over by Thursday.",
  },
  Spirituality: {
    begin: {
      title: "Sit still in a beautiful place",
      text: "Take ten minutes somewhere that’s bigger than your day: under a tree, by the water, in a quiet church, with music. Don’t ask anything of yourself. If stillness stirs up painful memories, stop, and try it again with someone beside you or with a counselor.",
    },
    deepen: {
      title: "Listen to someone else’s way",
      text: "Ask someone of another faith, or of none, where they find what your own way gives you. Listen as if they’d just come back from a long trip. You’ll keep yours, and you may find new words for it.",
    },
    gift: "You feel part of something bigger than your day. On hard days, that can make you feel less alone.",
    reach:
      "A few quiet minutes shrink a day back to its real size. You don’t need a creed or any equipment.",
  },
  Wisdom: {
    begin: {
      title: "Ask the fair stranger",
      text: "Think of an argument or a choice that’s on your mind. Write three sentences about it as a fair stranger would, someone who likes both sides. Sleep on it. You may keep your view, but you’ll probably hold it a little more loosely.",
    },
    deepen: {
      title: "Ask more than you tell",
      text: "The next time someone wants your opinion, answer with one good question of your own first, and wait. Then find someone who’s willing to disagree with you, and thank them for it.",
    },
    gift: "You weigh things, and you can say you were wrong. People trust your judgment because of it.",
    reach: "One night between getting angry and answering can spare you a lot of regret.",
  },
  Legacy: {
    begin: {
      title: "Hand down one small thing",
      text: "Choose something you can do and someone else can’t: a dish, a knot, a song, a way to calm a child. Show it to them this week. What lasts may be no more than a habit that someone else picks up.",
    },
    deepen: {
      title: "Write down what only you know",
      text: "Take a story, a lesson or a recipe that would be lost without you and write one page. Put the date on it and give it to someone. Then ask them for theirs.",
    },
    gift: "You leave things behind that other people can use. Some of them may not even know it came from you.",
    reach: "Passing on one thing shows you what you have. It makes your effort feel lasting.",
  },
  "Self-Actualization": {
    begin: {
      title: "Make three choices of your own",
      text: "For three days, make one small decision that you usually leave to others: what to eat, what to wear, what to watch, where to walk. Ask yourself first and wait for the answer. It’s practice for the bigger choices.",
    },
    deepen: {
      title: "Let yourself be changed",
      text: "Ask which of your plans was made by someone you no longer are, and drop one of them. Leave its hour empty for a month and see what turns up.",
    },
    gift: "What you do mostly agrees with what you believe in. That saves you a lot of arguing with yourself.",
    reach: "What you want gets easier to hear when you ask for it often, about small things.",
  },
};
