import { type ComponentType, useState } from "react";
import { Button } from "#app/design/controls/button.tsx";
import { Sticks } from "#app/funnels/shared/screens/page/sticks.tsx";
import { lesson } from "../content/texts.ts";
import type { LessonPlayProps } from "./lesson-play.tsx";
import * as css from "./sample-lesson.css.ts";

type Play = ComponentType<LessonPlayProps>;

const load = () => import("./lesson-play.tsx");
/** Ignores a failure: the press tries again. */
const preload = () => void load().catch(() => {});

/**
 * A sample lesson: five minutes as five matches, three of them burning. A press loads its script and plays it; without
 * script it is a picture.
 */
export function SampleLesson(props: LessonPlayProps) {
  const [play, setPlay] = useState<{ Play: Play } | null>(null);
  const [isOffline, setIsOffline] = useState(false);
  const begin = () =>
    load().then(
      ({ LessonPlay }) => setPlay({ Play: LessonPlay }),
      () => setIsOffline(true),
    );
  return (
    <section className={css.lesson} aria-label={lesson.label}>
      <p className={css.course}>{lesson.course}</p>
      <p className={css.title}>{lesson.title}</p>
      {play ? (
        <play.Play {...props} />
      ) : (
        <>
          <div className={css.sticks}>
            <Sticks lit={lesson.current} />
          </div>
          <ol role="list" className={css.steps}>
            {lesson.minutes.map((minute, index) => (
              <li key={minute} className={index === lesson.current ? css.currentStep : css.step}>
                <span>{index + 1}</span>
                {minute}
              </li>
            ))}
          </ol>
          <p className={css.task}>
            <strong>{lesson.turn}.</strong> {lesson.task}
          </p>
          <div className={css.action}>
            <Button isBlock onClick={begin} onPointerEnter={preload}>
              {lesson.play}
            </Button>
            <p className={css.offline} role="status">
              {isOffline && lesson.offline}
            </p>
          </div>
        </>
      )}
    </section>
  );
}
