import { ProgressBar } from "#app/design/feedback/progress-bar.tsx";
import { Icon } from "#app/design/icon.tsx";
import { Container } from "#app/design/layout.tsx";
import { quiz } from "#app/funnels/dating-quiz/content/texts.ts";
import {
  answerQuestion,
  findQuestion,
  goBack,
  leaveQuestion,
  percentComplete,
  skipQuestion,
} from "#app/funnels/dating-quiz/rules/flow.ts";
import * as look from "#app/funnels/shared/screens/page/frames.css.ts";
import { QuestionCard } from "./question-card.tsx";
import * as css from "./question-stage.css.ts";
import type { StageProps } from "./stage-props.ts";
import { inQuiz } from "./stages.css.ts";

/** One question at a time (docs/product.md#quiz-questions). */
export function QuestionStage({ session, change, heading }: StageProps) {
  const question = findQuestion(session);
  const percent = quiz.percent(percentComplete(session));
  return (
    <Container narrow className={`${css.stage} ${inQuiz}`}>
      <div className={css.row}>
        <button
          type="button"
          className={css.back}
          disabled={session.currentQuestion === 0}
          onClick={() => change(goBack)}
        >
          <span className={look.arrow}>
            <Icon name="arrow" />
          </span>
          {quiz.back}
        </button>
        <span className={css.percent}>{percent}</span>
      </div>
      <ProgressBar label={percent} value={percentComplete(session)} />
      <QuestionCard
        question={question}
        kept={session.answers[question.id]}
        heading={heading}
        onAnswer={(answer) => change((shown) => answerQuestion(shown, answer))}
        onKeep={() => change(leaveQuestion)}
        onSkip={() => change(skipQuestion)}
      />
    </Container>
  );
}
