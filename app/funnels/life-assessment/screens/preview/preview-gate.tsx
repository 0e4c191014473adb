import { type FormEvent, useRef, useState } from "react";
import { Button } from "#app/design/button.tsx";
import { Field } from "#app/design/field.tsx";
import { showToast } from "#app/design/toast-store.ts";
import { parseEmailAddress } from "#app/domain/email-address.ts";
import { AREAS } from "#app/domain/life-areas.ts";
import { gate } from "#app/funnels/life-assessment/content/preview.ts";
import {
  describeCaptureFailure,
  type GateFailure,
} from "#app/funnels/life-assessment/rules/gate.ts";
import { CallError } from "#app/funnels/shared/rules/call-error.ts";
import { callApi } from "#app/funnels/shared/screens/call-api.ts";
import * as css from "./preview-gate.css.ts";
import { PreviewStage } from "./preview-stage.tsx";

/** The server's response to a natively posted form. */
export type RefusedEmail = {
  email: string;
  problem: GateFailure | null;
  failure: GateFailure | null;
};

type PreviewGateProps = {
  attemptId: string;
  refused: RefusedEmail | null;
  onOpened: (email: string) => void;
};

const petals = AREAS.map((key) => ({ key, length: 100 }));

/** Before hydration and without script the browser posts this form natively, and the server shows the same messages. */
export function PreviewGate({ attemptId, refused, onOpened }: PreviewGateProps) {
  const [problem, setProblem] = useState(() => refused?.problem && inOneLine(refused.problem));
  const [isSending, setIsSending] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const email = parseEmailAddress(input.current?.value ?? "");
    if (email === null) {
      setProblem(gate.invalid.description);
      showToast({ ...gate.invalid, tone: "problem" });
      return input.current?.focus();
    }
    setProblem(null);
    setIsSending(true);
    try {
      await callApi("POST", "/api/quiz2/email-capture", { email, attemptId });
      onOpened(email);
    } catch (error) {
      setIsSending(false);
      const serverMessage = error instanceof CallError ? error.serverMessage : null;
      showToast({ ...describeCaptureFailure(serverMessage), tone: "problem" });
    }
  };

  return (
    <PreviewStage petals={petals}>
      <h1 className={css.title}>{gate.title}</h1>
      <p className={css.lead}>{gate.lead}</p>
      <form
        className={css.form}
        method="post"
        action={`/quiz2/mini/${attemptId}`}
        noValidate
        onSubmit={onSubmit}
      >
        {refused?.failure && (
          <div className={css.notice} role="alert">
            <p className={css.noticeTitle}>{refused.failure.title}</p>
            <p>{refused.failure.description}</p>
          </div>
        )}
        <Field
          ref={input}
          label={gate.label}
          type="email"
          name="email"
          enterKeyHint="go"
          placeholder={gate.placeholder}
          defaultValue={refused?.email ?? ""}
          readOnly={isSending}
          required
          problem={problem ?? null}
          onChange={() => setProblem(null)}
        />
        <Button type="submit" size="l" isBlock isPending={isSending}>
          {isSending ? gate.pending : gate.action}
        </Button>
        <p className={css.privacy}>
          {gate.privacy} <a href="/privacy-policy">{gate.policy}</a>
        </p>
      </form>
    </PreviewStage>
  );
}

/** Without script there is no toast to carry the title. */
const inOneLine = ({ title, description }: GateFailure): string => `${title}. ${description}`;
