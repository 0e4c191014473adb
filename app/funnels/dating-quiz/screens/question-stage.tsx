import { Button } from "#app/design/button.tsx";
import { Container, Stack } from "#app/design/layout.tsx";
import { answerQuestion, findQuestion } from "../rules/flow.ts";
import type { StageProps } from "./stage-props.ts";

export function QuestionStage({ session, change, heading }: StageProps) {
  const question = findQuestion(session);
  const answers = question.type === "likert" ? [1, 2, 3, 4, 5] : question.choices;
  return (
    <Container narrow>
      <Stack>
        <h1 ref={heading} tabIndex={-1}>
          {question.text}
        </h1>
        {answers.map((answer) => (
          <Button key={answer} onClick={() => change((shown) => answerQuestion(shown, answer))}>
            {answer}
          </Button>
        ))}
      </Stack>
    </Container>
  );
}
