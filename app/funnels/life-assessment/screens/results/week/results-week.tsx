import { Icon } from "#app/design/icon.tsx";
import { actions } from "#app/funnels/life-assessment/content/paid-actions.ts";
import { daysPart } from "#app/funnels/life-assessment/content/results-week.ts";
import { findDone, findToday, taskKey } from "#app/funnels/life-assessment/rules/plan-ticks.ts";
import type { PlanDay } from "#app/funnels/life-assessment/rules/plan-week.ts";
import { areaAccents } from "#app/funnels/life-assessment/screens/flower/area-accents.css.ts";
import { HelpText } from "#app/help/screens/help-text.tsx";
import { FileLink } from "../files/file-link.tsx";
import { PlanButton } from "../files/plan-button.tsx";
import { ResultsPanel } from "../files/results-panel.tsx";
import type { CompleteProps } from "../overview/results-picture.tsx";
import { TabSection } from "../tab-section.tsx";
import { findLocalDay, useTicks } from "./kept-ticks.ts";
import * as css from "./results-week.css.ts";

/** The plan as a checklist. */
export function ResultsWeek({
  attemptId,
  results,
  areas,
  week,
}: CompleteProps & { week: readonly PlanDay[] }) {
  const { ticks, isKept, change } = useTicks(attemptId);
  const done = findDone(ticks, week);
  const today = findToday(ticks, week, findLocalDay());
  return (
    <>
      <TabSection id="days" title={daysPart.title} lead={daysPart.lead}>
        <p className={css.progress} aria-live="polite">
          {daysPart.done(done.size)}
        </p>
        <ol role="list" className={css.days}>
          {week.map((day, index) => (
            <li
              key={day.tasks.join()}
              className={`${css.day} ${day.area ? areaAccents[day.area] : ""}`}
              data-today={index === today || undefined}
              aria-current={index === today ? "date" : undefined}
            >
              <DayHead day={day} index={index} isDone={done.has(index)} isToday={index === today} />
              <ul role="list" className={css.tasks}>
                {day.tasks.map((task, at) => {
                  const key = taskKey(index, at);
                  return (
                    <li key={key}>
                      <Task
                        text={task}
                        isDone={key in ticks}
                        onChange={(isDone) => change(key, isDone ? findLocalDay() : null)}
                      />
                    </li>
                  );
                })}
              </ul>
            </li>
          ))}
        </ol>
        <p className={css.kept}>{isKept ? daysPart.kept : daysPart.notKept.description}</p>
      </TabSection>
      <ResultsPanel id="plan-title" {...daysPart.paper}>
        <FileLink href={`/api/quiz2/plan/${attemptId}`}>{actions.planPdf}</FileLink>
        <PlanButton results={results} areas={areas} />
      </ResultsPanel>
    </>
  );
}

type DayHeadProps = { day: PlanDay; index: number; isDone: boolean; isToday: boolean };

const DayHead = ({ day, index, isDone, isToday }: DayHeadProps) => (
  <h3 className={css.head}>
    <span className={isDone ? css.doneMark : css.mark} aria-hidden="true">
      {isDone ? <Icon name="check" /> : index + 1}
    </span>
    <span className={css.headWords}>
      <span className={css.number}>
        {daysPart.day(index + 1)}
        {day.side && <span className={css.side}>{day.side}</span>}
        {isToday && <span className={css.today}>{daysPart.today}</span>}
      </span>
      <span>{day.title}</span>
    </span>
  </h3>
);

type TaskProps = { text: string; isDone: boolean; onChange: (isDone: boolean) => void };

const Task = ({ text, isDone, onChange }: TaskProps) => (
  <label className={css.task}>
    <input
      type="checkbox"
      className={css.box}
      checked={isDone}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
    <span>
      <HelpText>{text}</HelpText>
    </span>
  </label>
);
