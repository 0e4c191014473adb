import type { ReactNode } from "react";
import { Scene } from "#app/design/scene.tsx";
import type { AreaKey } from "#app/domain/life-areas.ts";
import { lesson as words } from "#app/funnels/life-assessment/content/courses-page.ts";
import type { LoadedLesson } from "#app/funnels/life-assessment/rules/courses.ts";
import * as css from "#app/funnels/shared/screens/reading/reading-page.css.ts";
import { areaAccents } from "../flower/area-accents.css.ts";
import { LessonBlocks } from "./lesson-blocks.tsx";
import { LessonChecks, LessonExample, LessonExercise, LessonReflection } from "./lesson-parts.tsx";

type LessonTextProps = {
  lesson: LoadedLesson["lesson"];
  area: AreaKey;
  minutes: number;
  /** Where the lesson belongs, shown above the title. */
  place: string;
  /** The first line, if any. */
  back?: ReactNode;
};

/** A lesson from its title to its checks. */
export const LessonText = ({ lesson, area, minutes, place, back }: LessonTextProps) => (
  <>
    <header className={css.head}>
      {back && <p className={css.all}>{back}</p>}
      <Scene name={`area-${area}`} className={`${css.picture} ${areaAccents[area]}`} />
      <p className={css.place}>{place}</p>
      <h1 className={css.title}>{lesson.title}</h1>
      <p className={css.times}>{words.times(minutes, lesson.exercise.minutes)}</p>
      <p className={css.outcome}>
        <strong>{words.outcome}</strong> {lesson.outcome}
      </p>
    </header>
    <LessonBlocks blocks={lesson.idea} />
    <LessonExample example={lesson.example} />
    <LessonExercise exercise={lesson.exercise} />
    <LessonReflection question={lesson.reflection} />
    <LessonChecks checks={lesson.checks} />
  </>
);
