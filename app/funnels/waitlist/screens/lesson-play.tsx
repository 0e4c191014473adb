import { type ReactNode, useState } from "react";
import { Sticks } from "#app/funnels/shared/screens/page/sticks.tsx";
import { minutes, play } from "../content/sample-lesson.ts";
import { lesson } from "../content/texts.ts";
import type { Thanks } from "./celebration.tsx";

const show = (card: HTMLElement | null) => card?.scrollIntoView({ block: "nearest" });
/** The pressed button is gone, so keyboard and screen reader continue from the title. */
const focus = (title: HTMLElement | null) => title?.focus({ preventScroll: true });

export type LessonPlayProps = {
  joined: Thanks | null;
  /** Asks for the address of a visitor who has not joined. */
  form: ReactNode;
};

/** The sample lesson: one tap for each minute, then the visitor's turn. */
export function LessonPlay({ joined, form }: LessonPlayProps) {
  const [taken, setTaken] = useState<readonly string[]>([]);
  const minute = minutes[taken.length];
  const sentence = minute ? null : taken[SENTENCE];

  return (
    <div ref={show} data-part="play">
      <div data-part="burning">
        <Sticks lit={taken.length} />
      </div>
      <p data-part="reply" role="status">
        {taken.at(-1)}
      </p>
      <p key={taken.length} ref={focus} data-part="title" tabIndex={-1}>
        {minute && <span data-part="minute">{play.minuteOf(taken.length + 1)}</span>}
        {minute ? minute.title : lesson.turn}
      </p>
      {minute ? (
        <>
          <p>{minute.text}</p>
          <div data-part="choices">
            {minute.choices.map(({ label, reply }) => (
              <button
                key={label}
                type="button"
                data-part="choice"
                onClick={() => setTaken([...taken, reply])}
              >
                {label}
              </button>
            ))}
          </div>
        </>
      ) : (
        <>
          {sentence && <p data-part="sentence">{sentence}</p>}
          <p>{lesson.task}</p>
          {joined ? (
            <p data-part="sentence">{joined.title}</p>
          ) : (
            <>
              <p>{play.invitation}</p>
              <div data-part="form">{form}</div>
            </>
          )}
        </>
      )}
    </div>
  );
}

/** The minute in which the visitor makes a sentence. */
const SENTENCE = lesson.current;
