import { Container } from "#app/design/layout.tsx";
import {
  courseTexts,
  freeLesson,
  lesson as words,
} from "#app/funnels/life-assessment/content/courses-page.ts";
import { footer } from "#app/funnels/life-assessment/content/site-texts.ts";
import { type LoadedLesson, minutesOf } from "#app/funnels/life-assessment/rules/courses.ts";
import { freeGuide, ways } from "#app/funnels/shared/content/reading-ways.ts";
import { SlimPage } from "#app/funnels/shared/screens/page/slim-page.tsx";
import * as aside from "#app/funnels/shared/screens/reading/reading-contents.css.ts";
import * as css from "#app/funnels/shared/screens/reading/reading-page.css.ts";
import { ReadingWays } from "#app/funnels/shared/screens/reading/reading-ways.tsx";
import { LessonText } from "./lesson-text.tsx";

/** The free lesson, and the other lessons of its course. */
export const FreeLessonPage = ({ course, lesson }: Pick<LoadedLesson, "course" | "lesson">) => (
  <SlimPage accent="lagoon" footer={footer} skip={words.skip}>
    <Container className={css.layout}>
      <article className={css.article}>
        <LessonText
          lesson={lesson}
          area={courseTexts[course.id].area}
          minutes={minutesOf(course, lesson.id)}
          place={freeLesson.place}
        />
        <ReadingWays items={ways.afterLesson} other={freeGuide} />
      </article>
      <aside className={aside.contents} aria-labelledby="contents-title">
        <h2 id="contents-title" className={aside.title}>
          {freeLesson.course(courseTexts[course.id].title)}
        </h2>
        <ol className={aside.numbered}>
          {course.lessons.map(({ id, title }) => (
            <li key={id}>{id === lesson.id ? <strong>{title}</strong> : title}</li>
          ))}
        </ol>
        <p className={aside.note}>{freeLesson.rest}</p>
      </aside>
    </Container>
  </SlimPage>
);
