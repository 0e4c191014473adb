import type { ComponentProps } from "react";
import { Accordion } from "#app/design/controls/accordion.tsx";
import { LinkButton } from "#app/design/controls/button.tsx";
import { Container } from "#app/design/layout.tsx";
import { describeScores } from "#app/funnels/life-assessment/content/area-names.ts";
import { courseTexts, overview } from "#app/funnels/life-assessment/content/courses-page.ts";
import type { CourseId } from "#app/funnels/life-assessment/content/lesson.ts";
import { footer } from "#app/funnels/life-assessment/content/site-texts.ts";
import {
  findUnread,
  type ReadLessons,
} from "#app/funnels/life-assessment/rules/course-progress.ts";
import { type CourseOutline, lessonPath } from "#app/funnels/life-assessment/rules/courses.ts";
import { SlimPage } from "#app/funnels/shared/screens/page/slim-page.tsx";
import { HelpNote } from "#app/help/screens/help-note.tsx";
import { AreaFlower, type Scores } from "../flower/area-flower.tsx";
import { CourseCard } from "./course-card.tsx";
import * as css from "./courses-page.css.ts";
import { useReadLessons } from "./kept-progress.ts";

type Courses = { courses: readonly CourseOutline[] };
type Sources = { sources: Readonly<Record<CourseId, readonly string[]>> };
type CoursesPageProps = Courses &
  Sources & {
    scores: Scores | null;
    help: ComponentProps<typeof HelpNote> | null;
    resultsPath: string;
  };

/** `/quiz2/courses`: all lessons, with the read ones marked. */
export function CoursesPage({ courses, scores, sources, help, resultsPath }: CoursesPageProps) {
  const read = useReadLessons();
  return (
    <SlimPage accent="lagoon" footer={footer}>
      {help && (
        <Container>
          <HelpNote {...help} />
        </Container>
      )}
      <Container>
        <section className={css.panel} aria-labelledby="courses-title">
          <div className={css.words}>
            {scores && (
              <div className={css.flower}>
                <AreaFlower scores={scores} label={describeScores(scores)} />
              </div>
            )}
            <p className={css.eyebrow}>{overview.eyebrow}</p>
            <h1 id="courses-title" className={css.title}>
              {overview.title}
            </h1>
            <p className={css.lead}>{overview.lead}</p>
          </div>
          <NextLesson courses={courses} read={read} />
        </section>
      </Container>
      <Container className={css.place}>
        <ul role="list" className={css.shelf}>
          {courses.map((course) => (
            <li key={course.id} id={course.id}>
              <CourseCard course={course} read={read} />
            </li>
          ))}
        </ul>
        <CourseSources courses={courses} sources={sources} />
        <div className={css.foot}>
          <p className={css.kept}>{overview.kept}</p>
          <LinkButton href={resultsPath} tone="quiet">
            {overview.results}
          </LinkButton>
        </div>
      </Container>
    </SlimPage>
  );
}

const CourseSources = ({ courses, sources }: Courses & Sources) => (
  <section className={css.sources} aria-labelledby="sources-title">
    <h2 id="sources-title" className={css.sourcesTitle}>
      {overview.sources.title}
    </h2>
    <p className={css.kept}>{overview.sources.lead}</p>
    <Accordion
      name="sources"
      items={courses.map(({ id }) => ({
        id,
        title: courseTexts[id].title,
        body: (
          <ul role="list" className={css.sourceList}>
            {sources[id].map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ul>
        ),
      }))}
    />
  </section>
);

function NextLesson({ courses, read }: Courses & { read: ReadLessons | null }) {
  const unread = findUnread(read ?? new Set(), courses);
  if (unread === null) return <p className={css.next}>{overview.done}</p>;
  const { courseId, entry } = unread;
  return (
    <div className={css.next}>
      <p className={css.nextWords}>{read?.size ? overview.next : overview.first}</p>
      <p className={css.nextTitle}>{entry.title}</p>
      <p>
        <LinkButton href={lessonPath(courseId, entry.id)} size="l" isBlock>
          {overview.open}
        </LinkButton>
      </p>
    </div>
  );
}
