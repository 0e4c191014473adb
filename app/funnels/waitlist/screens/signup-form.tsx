import { useRef } from "react";
import { Button } from "#app/design/button.tsx";
import { Field } from "#app/design/field.tsx";
import { showToast } from "#app/design/toast-store.ts";
import { callApi } from "#app/funnels/shared/screens/call-api.ts";
import { useJsonForm } from "#app/funnels/shared/screens/use-json-form.ts";
import { signup } from "../content/texts.ts";
import { checkEmail } from "../rules/signup.ts";
import { describeSignupFailure } from "../rules/signup-failure.ts";
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
  const { problem, isSending, onSubmit, onEmailChange } = useJsonForm(input, refused?.problem, {
    describeProblem: (typed) => checkEmail(typed).problem,
    send: async (email) => {
      await callApi("POST", "/api/waitlist/signup", { email, source });
      onJoined();
    },
    onFailure: (error) =>
      showToast(describeSignupFailure(error?.message ?? null, error?.serverMessage ?? null)),
  });

  return (
    <form
      className={css.form}
      method="post"
      action={`/?index#${signup.anchor}`}
      noValidate
      onSubmit={onSubmit}
    >
      {refused?.failure && <RefusalNotice message={refused.failure} />}
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
        onChange={onEmailChange}
      />
      <Button type="submit" size="l" isBlock isPending={isSending}>
        {isSending ? signup.pending : signup.action}
      </Button>
      <p className={css.privacy}>{signup.privacy}</p>
    </form>
  );
}

function RefusalNotice({ message }: { message: string }) {
  const { title, description, tone } = describeSignupFailure(message, message);
  return (
    <div className={css.notice} role={tone === "problem" ? "alert" : "status"}>
      <p className={css.noticeTitle}>{title}</p>
      <p>{description}</p>
    </div>
  );
}
