import { type ReactNode, useRef } from "react";
import { Button } from "#app/design/controls/button.tsx";
import { Field } from "#app/design/controls/field.tsx";
import { showToast } from "#app/design/feedback/toast-store.ts";
import { claims } from "#app/funnels/life-assessment/content/claims.ts";
import { gate } from "#app/funnels/life-assessment/content/preview.ts";
import { describeCaptureFailure } from "#app/funnels/life-assessment/rules/preview.ts";
import { callApi } from "#app/funnels/shared/screens/call-api.ts";
import { useClaimText } from "#app/funnels/shared/screens/page/site.tsx";
import { useJsonForm } from "#app/funnels/shared/screens/use-json-form.ts";
import * as css from "./preview-page.css.ts";
import { PreviewStage } from "./preview-stage.tsx";

/** The server's answer to a form that was posted without script. */
export type RefusedEmail = {
  email: string;
  problem: string | null;
  failure: string | null;
};

type PreviewGateProps = {
  attemptId: string;
  refused: RefusedEmail | null;
  onOpened: (email: string) => void;
  /** Shown first. */
  children: ReactNode;
};

export function PreviewGate({ attemptId, refused, onOpened, children }: PreviewGateProps) {
  const input = useRef<HTMLInputElement>(null);
  // Without script there is no toast to carry the title.
  const refusedFor = refused?.problem && `${gate.invalid.title}. ${refused.problem}`;
  const { problem, isSending, onSubmit, onEmailChange } = useJsonForm(input, refusedFor, {
    describeProblem: () => {
      showToast({ ...gate.invalid, tone: "problem" });
      return gate.invalid.description;
    },
    send: async (email) => {
      await callApi("POST", "/api/quiz2/email-capture", { email, attemptId });
      onOpened(email);
    },
    onFailure: (error) =>
      showToast({ ...describeCaptureFailure(error?.serverMessage ?? null), tone: "problem" }),
  });
  const action = useClaimText()(claims.unlock) ?? gate.action;
  const failure = refused?.failure && describeCaptureFailure(refused.failure);

  return (
    <PreviewStage>
      {children}
      <h1 className={css.gateTitle}>{gate.title}</h1>
      <p className={css.gateLead}>{gate.lead}</p>
      <form
        className={css.gateForm}
        method="post"
        action={`/quiz2/mini/${attemptId}`}
        noValidate
        onSubmit={onSubmit}
      >
        {failure && (
          <div className={css.notice} role="alert">
            <p className={css.noticeTitle}>{failure.title}</p>
            <p>{failure.description}</p>
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
          problem={problem}
          onChange={onEmailChange}
        />
        <Button type="submit" size="l" isBlock isPending={isSending}>
          {isSending ? gate.pending : action}
        </Button>
        <p className={css.privacy}>
          {gate.privacy} <a href="/privacy-policy">{gate.policy}</a>
        </p>
      </form>
    </PreviewStage>
  );
}
