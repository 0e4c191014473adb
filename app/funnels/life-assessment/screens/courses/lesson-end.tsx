import { Button } from "#app/design/controls/button.tsx";
import {
  card,
  courseTexts,
  lesson as words,
} from "#app/funnels/life-assessment/content/courses-page.ts";
import { countRead, type ReadLessons } from "#app/funnels/life-assessment/rules/course-progress.ts";
import {
  COURSES_PATH,
  type CourseOutline,
  type LessonPlace,
  lessonPath,
} from "#app/funnels/life-assessment/rules/courses.ts";
import { markLesson } from "./kept-progress.ts";
import * as css from "./lesson-end.css.ts";

type LessonEndProps = {
  course: CourseOutline;
  lessonKey: string;
  read: ReadLessons | null;
  previous: LessonPlace | null;
  next: LessonPlace | null;
};

/** Actions after reading. Marking needs script and is hidden without it. */
export function LessonEnd({ course, lessonKey, read, previous, next }: LessonEndProps) {
  const isRead = read?.has(lessonKey) ?? false;
  return (
    <footer className={css.end}>
      <div className={css.mark}>
        <Button
          tone={isRead ? "quiet" : "primary"}
          disabled={read === null}
          onClick={() => markLesson(lessonKey, !isRead)}
        >
          {isRead ? words.unmark : words.mark}
        </Button>
        <p role="status" className={css.count}>
          {read && card.count(course.lessons.length, countRead(read, course))}
        </p>
      </div>
      <nav className={css.ways} aria-label={words.ways}>
        {previous && (
          <Way label={words.previous} place={previous} rel="prev" courseId={course.id} />
        )}
        {next ? (
          <Way label={words.next} place={next} rel="next" courseId={course.id} />
        ) : (
          <a href={COURSES_PATH} className={css.way.next}>
            <span className={css.wayTitle}>{words.all}</span>
          </a>
        )}
      </nav>
    </footer>
  );
}

type WayProps = { label: string; place: LessonPlace; rel: "prev" | "next"; courseId: string };

const Way = ({ label, place: { courseId, entry }, rel, courseId: here }: WayProps) => (
  <a href={lessonPath(courseId, entry.id)} rel={rel} className={css.way[rel]}>
    <span className={css.wayLabel}>
      {courseId === here ? label : `${label} · ${courseTexts[courseId].title}`}
    </span>
    <span className={css.wayTitle}>{entry.title}</span>
  </a>
);
