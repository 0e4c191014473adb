import type { AreaKey } from "#app/domain/life-areas.ts";
import type { TextLevel } from "../../rules/text-level.ts";

/** Paid content: what a score of this level means in this area. Only the server may import it. */
export const areaLevels: Readonly<Record<AreaKey, Readonly<Record<TextLevel, string>>>> = {
  safety: {
    lowest:
      "By your answers, little under your feet feels firm at present. To live on watch takes sleep, patience and strength, and it is not a fault in you. Some of it may not be yours to change alone: a home, a debt, another person. So begin with help and not with effort. Choose the one person or service that could stand beside you, and call. If somebody hurts or threatens you, a helpline can plan with you in confidence.",
    low: "By your answers, a good part of your strength goes into watching out. That costs sleep, patience and room for other things, and it says nothing about how brave you are. Some of what presses on you may lie outside your power, such as money, housing or another person. Look below for the one part that gives way most often. Steadying that one first usually eases the rest, and you do not have to do it alone.",
    mixed:
      "By your answers, part of this ground holds and part of it gives. On quiet days you may hardly notice; on a bad one you feel each soft place. That is useful to know, because the firm parts can carry some of the work. Look at the five below: which of them would you trust with your full weight? Begin beside that one, with a repair so small that it is done by Friday.",
    good: "By your answers, the ground under you holds on most days, and you know where it creaks. You have found ways to steady yourself that work. What remains tends to show under pressure: a bill, a hard conversation, a favour you would rather refuse. Below you can see which of the five parts carries you and which one asks for a repair while the weather is still good.",
    high: "By your answers, you stand on firm ground. You know your limits, you have people and plans for bad days, and worry does not run your week. This is not luck alone: it is made of habits that you keep up, often without noticing. Ground like this is what lets a person try things and fail at some of them. Below you can see what holds you, and which part could use a look this year.",
  },
  connection: {
    lowest:
      "By your answers, you are on your own with most of what moves you, or people cost you more than they give. That is hard to live with, and it says nothing about how likeable you are. Leave the large questions aside. One warm voice a week is a beginning, and it may belong to a neighbour, a listening line or a counsellor. Below you can see which of the five parts asks least of you now.",
    low: "By your answers, there is less closeness in your days than you would like, or being close costs you a lot just now. It is a state and not a trait, and it does not mean that you are hard to like. The way back is usually short and plain: one person, one message, one hour. Below you can see which door stands nearest to being open.",
    mixed:
      "By your answers, you have people, and you do not have quite what you need from them. Some bonds are warm, some have grown thin, and some talks wait. None of that has to be solved at once. It helps to know which it is: too few people, too little time with them, or too little said. Below, the five parts show where your answers draw that line, and where you could begin.",
    good: "By your answers, there are people in your life who matter to you, and some of what lies between you stays unsaid. You can be close, and you can also step back behind a busy week or a polite answer. Nothing here needs a great effort. Often it is one skill, such as asking or disagreeing kindly, that opens the others. Below you can see which one that may be for you.",
    high: "By your answers, you are known by somebody and you know how to be with people. You listen, you speak up, and there are faces you are glad to see. That protects you on ordinary days as much as on hard ones. Bonds like yours seldom break; they thin out when nobody tends them. Below you can see what you do well already, and where a little attention would be felt.",
  },
  recreation: {
    lowest:
      "By your answers, there is hardly any joy in your week just now, and rest does not restore you. Nobody can talk themselves into delight, so leave it be. Start with relief: one duty that somebody else can carry, one evening that ends early. That makes room, and small pleasures need room first. If nothing has felt good for two weeks or more, please talk to a doctor or a counsellor.",
    low: "By your answers, there is little in your week that is there for its own sake. Duties may have taken the space, one at a time and each with a good reason. Then rest turns into recovery, and free hours feel empty or guilty. You do not have to earn joy first. It tends to come back in small portions, by way of the body and the hands. Below you can see where it may find the easiest way in.",
    mixed:
      "By your answers, good hours do happen, and you cannot count on them. Some weeks hold a laugh, a walk or an evening with your own hands; others hold only what has to be done. The difference may be smaller than it seems: who asked, what was planned, how tired you were. Below you can see which of the five sources runs even in a full week. Give that one a fixed hour before you try another.",
    good: "By your answers, you know what you enjoy, and it stands at the end of the queue. In calm weeks you play, make things and go out; in full weeks that is the first thing to be struck out. What helps is seldom more time. It is a fixed hour, a smaller version, or somebody who waits for you. Below you can see which of your five sources runs well and which one has run low.",
    high: "By your answers, you know how to refill. You laugh, you make things, you let an evening be an evening. People around you probably breathe easier because of it. This is also the area that a busy season takes from first, so it is worth knowing what yours stands on. Below you can see the sources that carry you most, and one that you could visit more often.",
  },
  significance: {
    lowest:
      "By your answers, most of what you do feels without weight or without a witness. That is a heavy thing to carry in silence. Please tell somebody this week, in plain words. If you have felt worthless or empty on most days, a doctor or a counsellor is the right person to ask. For today, one thing that is of use to one person is enough. Below you can see where that might be.",
    low: "By your answers, it is hard at the moment to see what your effort is for, or who sees it. Perhaps an old answer has stopped working and a new one is not there yet. That gap is uncomfortable, and a new direction can begin in it. You do not have to name one now. It is enough to notice for a week what gives you strength and what takes it. Below you can see which of five roads lies nearest to your feet.",
    mixed:
      "By your answers, some of your days have a direction and some simply pass. You may do a good deal that is worth doing and not feel it, because nobody sees it or because it is not quite yours. Ask of each large piece of your week: did I choose it, does it reach somebody, do I hear about it? Below you can see which of the five roads carries you, and which one has gone quiet.",
    good: "By your answers, you have a sense of what matters, and daily life does not always leave room for it. Some of what you do fits you, some of it you do because somebody has to. It becomes heavy when the part that is yours shrinks for too long. Below you can see where your days agree with you, and which part you could give an hour more.",
    high: "By your answers, your days point somewhere. You know what you work for, you can see that it reaches somebody, and you let yourself be thanked. That makes hard weeks bearable and gives other people a direction too. The risk of this height is a quiet one: to carry on with something after it has ended. Below you can see what gives you weight, and what is worth asking again.",
  },
  growth: {
    lowest:
      "By your answers, there is no strength left over for growing, and perhaps not much kindness for yourself. Then growing is the wrong word for now. To get through is work as well, and you are doing it. Choose rest, food, one person and one thing that is beautiful, in that order. If you are hard on yourself on most days, a counsellor can help you to a fairer view.",
    low: "By your answers, there is little room just now for looking up. You may be in the middle of something that takes all you have, or in a season where nothing seems to move. Much of growing happens in such times, and it shows later. You need no programme. Ten quiet minutes and one honest question do more than a list of resolutions. Below you can see which of five ways would ask least of you.",
    mixed:
      "By your answers, you grow in some places and stand still in others. That is less a fault than a picture of where your strength goes. You know what you value, and it seldom gets the best hour of the day. There is no need for a programme. Take one sentence about how you want to live, and look for the place where this week says the opposite. Begin there, and begin small.",
    good: "By your answers, you are learning, though not always what you had planned. You look at yourself kindly on good days and hard on others. You have values, and some of them wait for a free weekend. What helps is to make one of them small enough for a Tuesday. Below you can see which part of you is well on its way, and which one has been standing still for a while.",
    high: "By your answers, you are at home with yourself and still curious. You can change your mind, you take something out of what went wrong, and you leave room for what is larger than a day. People may come to you for that. Keep somebody who contradicts you, and keep beginning things you are bad at. Below you can see what you stand on, and where the next piece of road could lie.",
  },
};
