import { useRef, useState } from "react";
import { Button } from "#app/design/controls/button.tsx";
import { Field } from "#app/design/controls/field.tsx";
import { showToast } from "#app/design/feedback/toast-store.ts";
import { callApi } from "#app/funnels/shared/screens/call-api.ts";
import { useJsonForm } from "#app/funnels/shared/screens/use-json-form.ts";
import { messages, signup } from "../content/texts.ts";
import { checkEmail } from "../rules/signup.ts";
import { describeSignupFailure, type SignupFailure } from "../rules/signup-failure.ts";
import * as css from "./signup-section.css.ts";

/** The server's answer to a form that was posted without script. */
export type RefusedSignup = {
  email: string;
  source: string;
  problem: string | null;
  failure: string | null;
};

type SignupFormProps = { source: string; refused: RefusedSignup | null; onJoined: () => void };

export function SignupForm({ source, refused, onJoined }: SignupFormProps) {
  const input = useRef<HTMLInputElement>(null);
  // The toast disappears after five seconds. A notice that the address is listed or was not sent stays by the field.
  const [notice, setNotice] = useState<SignupFailure | null>(null);
  const { problem, isSending, onSubmit, onEmailChange } = useJsonForm(input, refused?.problem, {
    describeProblem: (typed) => checkEmail(typed).problem,
    send: async (email) => {
      await callApi("POST", "/api/waitlist/signup", { email, source });
      onJoined();
    },
    onFailure: (error) => {
      const failure = describeSignupFailure(error?.message ?? null, error?.serverMessage ?? null);
      showToast(failure);
      if (failure.tone === "notice") setNotice(failure);
      else setNotice(error ? null : { ...messages.notSent, tone: "problem" });
    },
  });

  return (
    <form
      className={css.form}
      method="post"
      action={`/?index#${signup.anchor}`}
      noValidate
      onSubmit={onSubmit}
    >
      {refused?.failure && !notice && <RefusalNotice message={refused.failure} />}
      <input type="hidden" name="source" value={refused?.source ?? source} />
      <Field
        ref={input}
        label={signup.label}
        type="email"
        name="email"
        enterKeyHint="send"
        placeholder={signup.placeholder}
        defaultValue={refused?.email ?? ""}
        disabled={isSending}
        required
        problem={problem}
        onChange={() => {
          onEmailChange();
          setNotice(null);
        }}
      />
      {notice && <Notice {...notice} />}
      <Button type="submit" size="l" isBlock isPending={isSending}>
        {isSending ? signup.pending : signup.action}
      </Button>
      <p className={css.privacy}>{signup.privacy}</p>
    </form>
  );
}

function RefusalNotice({ message }: { message: string }) {
  const failure = describeSignupFailure(message, message);
  return (
    <div role={failure.tone === "problem" ? "alert" : "status"}>
      <Notice {...failure} />
    </div>
  );
}

const Notice = ({ title, description }: SignupFailure) => (
  <div className={css.notice}>
    <p className={css.noticeTitle}>{title}</p>
    <p>{description}</p>
  </div>
);
