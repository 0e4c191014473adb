import type { AreaKey } from "#app/domain/life-areas.ts";

/** A mail's texts about a step: how to do it in a few minutes, why, and the minimum for a bad day. */
export type StepWords = { readonly how: string; readonly why: string; readonly badDay: string };

/** In the order of each area's recommendations. Paid content: only the server may import it. */
export const planSteps: Readonly<Record<AreaKey, readonly StepWords[]>> = {
  safety: [
    {
      how: "Five minutes are enough. Write the name, the number and the address where you will find them in a hurry; and if somebody else looks through your phone, keep them with a friend or in your head.",
      why: "On a bad day it is hard to think of help. A name that is already written down takes that work off you, and knowing it is there can calm you long before you need it.",
      badDay: "If today is the bad day: write down the name, and then call it.",
    },
    {
      how: "Give it ten minutes, with your bank app or a handful of receipts. Round figures will do, since nobody checks them.",
      why: "Worry about money grows in the dark. A list of one week does not make it less, and yet it gives it an edge: you see what you can change, and what to ask for.",
      badDay: "On a bad day, write down the last three things you paid for, and stop there.",
    },
    {
      how: "It takes five minutes: choose the request, write the sentence, read it out once. Then send it, or keep it ready.",
      why: "Every yes that was not meant is paid for later, with time and with sleep. A kind no that comes early is easier for the other person, too.",
      badDay: "On a bad day, “Let me think about it” is enough. It gives you until tomorrow.",
    },
    {
      how: "Set a timer to fifteen minutes and collect only what you find at once. For all the rest, a note of where it is will do.",
      why: "Searching makes every emergency worse. One known place means that you need not keep it all in your head.",
      badDay: "On a bad day, save one emergency number in your phone. The papers can wait.",
    },
  ],
  connection: [
    {
      how: "Five minutes and three lines: what made you think of them, one thing that you remember, and a good wish. Send it before it is perfect.",
      why: "A message like this is often more welcome than it feels while you write it. Perhaps the other person has been waiting for a reason to write, too.",
      badDay:
        "On a bad day, only write down the name. Then tomorrow needs no more than the three lines.",
    },
    {
      how: "It takes no extra time: any talk of five minutes will do, at home, at work or across a counter. Ask “How was that for you?”, and wait.",
      why: "We feel close to those who want to understand us. Saying it back shows that you do, and where you do not yet, it can be mended at once.",
      badDay: "On a bad day, ask the one question and leave out the rest.",
    },
    {
      how: "Take ten minutes today to find the place and its next date, and put it into your calendar. Going there may be any day of this week.",
      why: "Closeness grows from seeing the same faces again. A fixed hour saves you from having to arrange it each time.",
      badDay: "On a bad day, just look one up. You need not decide anything yet.",
    },
    {
      how: "Five minutes and one sentence, which may be a small one: “This week was harder than I let on.” Say it at the end of a talk, or write it.",
      why: "What is never said keeps people at a distance that neither of them wanted. One true sentence opens the door a little, and you decide how far.",
      badDay:
        "On a bad day, say it to yourself on paper first. If there is nobody you could tell, a helpline is there for exactly that.",
    },
  ],
  recreation: [
    {
      how: "If thirty minutes are not to be had, ten minutes will do. Decide now which, and leave the phone in another room.",
      why: "There is nothing to show for it afterwards, and that is what makes play restful: for once, nothing has to come of it.",
      badDay: "On a bad day, one song that you loved when you were young is enough.",
    },
    {
      how: "Take fifteen minutes and whatever is at hand: a pencil, three ingredients, a tune that you half know. Stop when the time is up, finished or not.",
      why: "While the hands make something, the head gets a rest from its own wheel. Bad drawings work just as well as good ones.",
      badDay: "On a bad day, draw the nearest cup for two minutes, and let it be crooked.",
    },
    {
      how: "Five minutes now will do: choose the evening, name what you will enjoy, and tell whoever might need you. The hour itself comes later.",
      why: "Time off that nobody has decided on gets filled by whatever is loudest. An hour that has a name can hold its ground.",
      badDay:
        "On a bad day, make it a quarter of an hour, with the light low and nothing to answer.",
    },
    {
      how: "Fifteen minutes are plenty: one street that you have never walked, one song in a language that you do not speak, one fruit that you cannot name.",
      why: "Weeks run together when each day is like the one before. One new thing gives this week a mark by which you will know it again.",
      badDay: "On a bad day, take another way home. That counts.",
    },
  ],
  significance: [
    {
      how: "Ten minutes with a pen. Go through your calendar or your photos of the past weeks: such moments hide between the appointments.",
      why: "What the three have in common is a trace of what matters to you. It comes from your own life, so you may trust it more than advice.",
      badDay: "On a bad day, one moment is enough, and it may be as small as a door held open.",
    },
    {
      how: "Use five minutes to cut: halve the goal again and again, until the next piece fits between two other things. Then begin, even if you get only halfway.",
      why: "Large goals frighten, and small pieces get done. A piece that is done is a good reason to take up the next.",
      badDay:
        "On a bad day, do the first two minutes: open the file, lay out the tool, look up the number.",
    },
    {
      how: "One message of five minutes will do. Name the thing, and leave room for a no: “I could look over your letter on Friday, if that is of use.”",
      why: "To be of use to one person is a plain way of feeling that you count. It needs no title and no audience.",
      badDay:
        "On a bad day, pass on one small thing: the recipe, the link or the tip that you had in mind for somebody.",
    },
    {
      how: "Five minutes: one sentence of thanks that names exactly what you saw, and one line about yourself that begins with “I”.",
      why: "Much good work goes unseen, and yours is no exception. Whoever practises seeing it in others gets better at seeing it at home.",
      badDay:
        "On a bad day, do the second half alone: one line about one thing that you managed. Getting up is a thing.",
    },
  ],
  growth: [
    {
      how: "Set a timer to ten minutes and write without crossing out. When it rings, underline one sentence, and note below it the day on which you will use it.",
      why: "Much of what we live through only becomes useful once it has been put into words.",
      badDay: "On a bad day, three lines will do, and they may begin with “I do not know yet”.",
    },
    {
      how: "Five minutes and one sentence: “After my first coffee I will …, in the kitchen.” Put it where you will see it at that very moment.",
      why: "A habit needs a place to stand more than it needs a strong will. Tied to what you do anyway, it need not be remembered.",
      badDay:
        "On a bad day, do the new habit in its smallest form: one page, one stretch, one glass of water.",
    },
    {
      how: "Ten minutes, or one message. Give the other person time; while they speak, your only task is to listen.",
      why: "Others see sides of us that no mirror shows. Saying only thank you spares you from defending yourself, and lets the words sink in.",
      badDay:
        "On a bad day, ask only what you do well. The second half can wait for a better week.",
    },
    {
      how: "Ten minutes at a window, under a tree, or with one piece of music from its first note to its last. Nothing has to come of it.",
      why: "Beside something large, our own worries often get back their true size. That is a rest of its own kind.",
      badDay: "On a bad day, look at the sky for as long as five breaths take.",
    },
  ],
};
