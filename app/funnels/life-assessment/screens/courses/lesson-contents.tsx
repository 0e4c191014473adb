import { lesson as words } from "#app/funnels/life-assessment/content/courses-page.ts";
import { lessonKey, type ReadLessons } from "#app/funnels/life-assessment/rules/course-progress.ts";
import { type CourseOutline, lessonPath } from "#app/funnels/life-assessment/rules/courses.ts";
import * as css from "#app/funnels/shared/screens/reading/reading-contents.css.ts";
import { ReadMark } from "./read-mark.tsx";

type LessonContentsProps = { course: CourseOutline; lessonId: string; read: ReadLessons | null };

/** The lessons of this course: beside the text on wide windows, else below it. */
export const LessonContents = ({ course, lessonId, read }: LessonContentsProps) => (
  <nav className={css.contents} aria-labelledby="contents-title">
    <h2 id="contents-title" className={css.title}>
      {words.contents}
    </h2>
    <ol role="list" className={css.list}>
      {course.lessons.map(({ id, title }) => (
        <li key={id}>
          <a
            href={lessonPath(course.id, id)}
            className={css.lesson}
            aria-current={id === lessonId ? "page" : undefined}
          >
            <ReadMark isRead={read?.has(lessonKey(course.id, id)) ?? false} />
            {title}
          </a>
        </li>
      ))}
    </ol>
  </nav>
);
