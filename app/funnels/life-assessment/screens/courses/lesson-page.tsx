import { Icon } from "#app/design/icon.tsx";
import { Container } from "#app/design/layout.tsx";
import { Scene } from "#app/design/scene.tsx";
import { courseTexts, lesson as words } from "#app/funnels/life-assessment/content/courses-page.ts";
import { footer } from "#app/funnels/life-assessment/content/landing.ts";
import { lessonKey } from "#app/funnels/life-assessment/rules/course-progress.ts";
import { COURSES_PATH, type LoadedLesson } from "#app/funnels/life-assessment/rules/courses.ts";
import * as back from "#app/funnels/shared/screens/page/back.css.ts";
import { SlimPage } from "#app/funnels/shared/screens/page/slim-page.tsx";
import { areaAccents } from "../flower/area-accents.css.ts";
import { useReadLessons } from "./kept-progress.ts";
import { LessonBlocks } from "./lesson-blocks.tsx";
import { LessonContents } from "./lesson-contents.tsx";
import { LessonEnd } from "./lesson-end.tsx";
import * as css from "./lesson-page.css.ts";
import { LessonChecks, LessonExample, LessonExercise, LessonReflection } from "./lesson-parts.tsx";

/** `/quiz2/courses/{course}/{lesson}`: its text is only in the server's response, never in a client bundle. */
export function LessonPage({ course, lesson, previous, next }: LoadedLesson) {
  const read = useReadLessons();
  const number = course.lessons.findIndex(({ id }) => id === lesson.id) + 1;
  const { area, title } = courseTexts[course.id];
  const minutes = course.lessons[number - 1]?.minutes ?? 0;
  return (
    <SlimPage accent="lagoon" footer={footer} skip={words.skip}>
      <Container className={css.layout}>
        <article className={css.article}>
          <header className={css.head}>
            <p className={css.all}>
              <a href={`${COURSES_PATH}#${course.id}`} className={back.back}>
                <span className={back.arrow}>
                  <Icon name="arrow" size={18} />
                </span>
                {words.all}
              </a>
            </p>
            <Scene name={`area-${area}`} className={`${css.picture} ${areaAccents[area]}`} />
            <p className={css.place}>{words.place(title, number, course.lessons.length)}</p>
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
          <LessonEnd
            {...{ course, previous, next, read }}
            lessonKey={lessonKey(course.id, lesson.id)}
          />
        </article>
        <LessonContents {...{ course, read }} lessonId={lesson.id} />
      </Container>
    </SlimPage>
  );
}
