import { Icon } from "#app/design/icon.tsx";
import { Container } from "#app/design/layout.tsx";
import { courseTexts, lesson as words } from "#app/funnels/life-assessment/content/courses-page.ts";
import { footer } from "#app/funnels/life-assessment/content/site-texts.ts";
import { lessonKey } from "#app/funnels/life-assessment/rules/course-progress.ts";
import {
  COURSES_PATH,
  type LoadedLesson,
  minutesOf,
  placeOf,
} from "#app/funnels/life-assessment/rules/courses.ts";
import * as back from "#app/funnels/shared/screens/page/frames.css.ts";
import { SlimPage } from "#app/funnels/shared/screens/page/slim-page.tsx";
import * as css from "#app/funnels/shared/screens/reading/reading-page.css.ts";
import { useReadLessons } from "./kept-progress.ts";
import { LessonContents } from "./lesson-contents.tsx";
import { LessonEnd } from "./lesson-end.tsx";
import { LessonText } from "./lesson-text.tsx";

/** `/quiz2/courses/{course}/{lesson}`: its text is only in the server's response, never in a client bundle. */
export function LessonPage({ course, lesson, previous, next }: LoadedLesson) {
  const read = useReadLessons();
  const { area, title } = courseTexts[course.id];
  const place = words.place(title, placeOf(course, lesson.id), course.lessons.length);
  return (
    <SlimPage accent="lagoon" footer={footer} skip={words.skip}>
      <Container className={css.layout}>
        <article className={css.article}>
          <LessonText
            lesson={lesson}
            area={area}
            place={place}
            minutes={minutesOf(course, lesson.id)}
            back={
              <a href={`${COURSES_PATH}#${course.id}`} className={back.back}>
                <span className={back.arrow}>
                  <Icon name="arrow" size={18} />
                </span>
                {words.all}
              </a>
            }
          />
          <LessonEnd
            course={course}
            previous={previous}
            next={next}
            read={read}
            lessonKey={lessonKey(course.id, lesson.id)}
          />
        </article>
        <LessonContents course={course} read={read} lessonId={lesson.id} />
      </Container>
    </SlimPage>
  );
}
