import type { Course } from "../lesson.ts";
import { askBeforeYouGuess } from "./connection/ask-before-you-guess.ts";
import { knownByOne } from "./connection/known-by-one.ts";
import { samePlaceSameHour } from "./connection/same-place-same-hour.ts";
import { sayItPlainly } from "./connection/say-it-plainly.ts";
import { theFirstFiveMinutes } from "./connection/the-first-five-minutes.ts";
import { aKindNo } from "./foundation/a-kind-no.ts";
import { moneyOnOnePage } from "./foundation/money-on-one-page.ts";
import { oneSafePlace } from "./foundation/one-safe-place.ts";
import { planForABadDay } from "./foundation/plan-for-a-bad-day.ts";
import { safeCompany } from "./foundation/safe-company.ts";
import { aOneWeekExperiment } from "./growth/a-one-week-experiment.ts";
import { giveAMomentItsWeight } from "./growth/give-a-moment-its-weight.ts";
import { sealYourGuess } from "./growth/seal-your-guess.ts";
import { theSameInTwoRooms } from "./growth/the-same-in-two-rooms.ts";
import { whatYouHandDown } from "./growth/what-you-hand-down.ts";
import { changeOneIngredient } from "./joy/change-one-ingredient.ts";
import { letItGrowOnYou } from "./joy/let-it-grow-on-you.ts";
import { makeUpAGame } from "./joy/make-up-a-game.ts";
import { tenOfThem } from "./joy/ten-of-them.ts";
import { theRightKindOfRest } from "./joy/the-right-kind-of-rest.ts";
import { followTheClues } from "./purpose/follow-the-clues.ts";
import { letYourselfBeSeen } from "./purpose/let-yourself-be-seen.ts";
import { smallEnoughToFinish } from "./purpose/small-enough-to-finish.ts";
import { theWorkYouHave } from "./purpose/the-work-you-have.ts";
import { usefulWhereYouAre } from "./purpose/useful-where-you-are.ts";

/** Paid content: only the server may import it. One lesson for each sub-dimension of the course's area, in their order. */
export const courses: readonly Course[] = [
  {
    id: "foundation",
    lessons: [oneSafePlace, safeCompany, moneyOnOnePage, aKindNo, planForABadDay],
  },
  {
    id: "connection",
    lessons: [knownByOne, samePlaceSameHour, sayItPlainly, askBeforeYouGuess, theFirstFiveMinutes],
  },
  {
    id: "joy",
    lessons: [makeUpAGame, tenOfThem, letItGrowOnYou, theRightKindOfRest, changeOneIngredient],
  },
  {
    id: "purpose",
    lessons: [
      followTheClues,
      smallEnoughToFinish,
      theWorkYouHave,
      usefulWhereYouAre,
      letYourselfBeSeen,
    ],
  },
  {
    id: "growth",
    lessons: [
      aOneWeekExperiment,
      giveAMomentItsWeight,
      sealYourGuess,
      whatYouHandDown,
      theSameInTwoRooms,
    ],
  },
];
