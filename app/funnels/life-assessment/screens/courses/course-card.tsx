import { LinkButton } from "#app/design/controls/button.tsx";
import { Card, VisuallyHidden } from "#app/design/layout.tsx";
import { card, courseTexts } from "#app/funnels/life-assessment/content/courses-page.ts";
import {
  countRead,
  findUnread,
  lessonKey,
  type ReadLessons,
} from "#app/funnels/life-assessment/rules/course-progress.ts";
import { type CourseOutline, lessonPath } from "#app/funnels/life-assessment/rules/courses.ts";
import { Sticks } from "#app/funnels/shared/screens/page/sticks.tsx";
import { areaAccents } from "../flower/area-accents.css.ts";
import * as css from "./course-card.css.ts";
import { ReadMark } from "./read-mark.tsx";

type CourseCardProps = { course: CourseOutline; read: ReadLessons | null };

/** One course with its lessons. `read` is null before hydration. */
export function CourseCard({ course, read }: CourseCardProps) {
  const { area, title, summary } = courseTexts[course.id];
  const count = countRead(read ?? new Set(), course);
  return (
    <Card className={`${css.card} ${areaAccents[area]}`}>
      <div className={css.head}>
        <div className={css.sticks}>
          <Sticks lit={count} />
        </div>
        <h2 className={css.title}>{title}</h2>
        <p className={css.summary}>{summary}</p>
        <p className={css.count}>{card.count(course.lessons.length, read && count)}</p>
      </div>
      <ol role="list" className={css.lessons}>
        {course.lessons.map(({ id, title: name, minutes }) => (
          <li key={id}>
            <a href={lessonPath(course.id, id)} className={css.lesson}>
              <ReadMark isRead={read?.has(lessonKey(course.id, id)) ?? false} />
              <span>{name}</span>
              <span className={css.minutes}>{card.minutes(minutes)}</span>
            </a>
          </li>
        ))}
      </ol>
      <GoOn course={course} read={read} count={count} />
    </Card>
  );
}

function GoOn({ course, read, count }: CourseCardProps & { count: number }) {
  const [first] = course.lessons;
  const next = findUnread(read ?? new Set(), [course])?.entry ?? first;
  if (next === undefined) return null;
  const isDone = count === course.lessons.length;
  return (
    <div className={css.action}>
      <LinkButton href={lessonPath(course.id, next.id)} tone="quiet" isBlock>
        <span>{isDone ? card.again : count > 0 ? card.next : card.begin}</span>
        <VisuallyHidden>{`: ${next.title}`}</VisuallyHidden>
      </LinkButton>
    </div>
  );
}
