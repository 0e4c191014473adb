import { Accordion } from "#app/design/controls/accordion.tsx";
import { Card } from "#app/design/layout.tsx";
import { Disc } from "#app/design/marks.tsx";
import { lesson as words } from "#app/funnels/life-assessment/content/courses-page.ts";
import type { Exercise, Lesson } from "#app/funnels/life-assessment/content/lesson.ts";
import * as css from "./lesson-parts.css.ts";

/** An example with invented people. */
export const LessonExample = ({ example }: Pick<Lesson, "example">) => (
  <section className={css.example} aria-labelledby="example-title">
    <p className={css.label}>{words.example}</p>
    <h2 id="example-title" className={css.title}>
      {example.title}
    </h2>
    <div className={css.story}>
      {example.text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  </section>
);

export const LessonExercise = ({ exercise }: { exercise: Exercise }) => (
  <Card className={css.exercise}>
    <section aria-labelledby="exercise-title">
      <p className={css.label}>{words.exercise(exercise.minutes)}</p>
      <h2 id="exercise-title" className={css.title}>
        {exercise.title}
      </h2>
      <p className={css.lead}>{exercise.lead}</p>
      <ol role="list" className={css.steps}>
        {exercise.steps.map((step, index) => (
          <li key={step} className={css.step}>
            <Disc>{index + 1}</Disc>
            <p>{step}</p>
          </li>
        ))}
      </ol>
    </section>
  </Card>
);

export const LessonReflection = ({ question }: { question: string }) => (
  <section className={css.reflection} aria-labelledby="reflection-title">
    <h2 id="reflection-title" className={css.reflectionTitle}>
      {words.reflection}
    </h2>
    <p className={css.question}>{question}</p>
  </section>
);

export const LessonChecks = ({ checks }: Pick<Lesson, "checks">) => (
  <section aria-labelledby="checks-title">
    <h2 id="checks-title" className={css.title}>
      {words.checks}
    </h2>
    <p className={css.lead}>{words.checksLead}</p>
    <Accordion
      name="check"
      items={checks.map(({ question, answer }) => ({
        id: question,
        title: question,
        body: <p>{answer}</p>,
      }))}
    />
  </section>
);
