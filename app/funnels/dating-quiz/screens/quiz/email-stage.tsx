import { type FormEvent, useRef, useState } from "react";
import { Button } from "#app/design/controls/button.tsx";
import { Field } from "#app/design/controls/field.tsx";
import { dismissToast, showToast } from "#app/design/feedback/toast-store.ts";
import { email, messages } from "#app/funnels/dating-quiz/content/texts.ts";
import { checkPerson } from "#app/funnels/dating-quiz/rules/email-stage.ts";
import { reveal } from "#app/funnels/dating-quiz/rules/flow.ts";
import { PictureStage } from "#app/funnels/shared/screens/page/picture-stage.tsx";
import { Rosette } from "../rosette.tsx";
import type { StageProps } from "./stage-props.ts";
import * as css from "./stages.css.ts";

type Problem = { readonly field: "name" | "email"; readonly text: string };

/** The email stage; also the fallback for a result without archetype (docs/product.md#quiz-email-stage). */
export function EmailStage({ session, change, heading }: StageProps) {
  const isFallback = session.stage !== "email";
  const [problem, setProblem] = useState<Problem | null>(null);
  const inputs = { name: useRef<HTMLInputElement>(null), email: useRef<HTMLInputElement>(null) };
  const value = (field: keyof typeof inputs) => inputs[field].current?.value ?? "";

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const checked = checkPerson(value("name"), value("email"));
    if (checked.field !== null) {
      setProblem({ field: checked.field, text: checked.message.description });
      showToast({ ...checked.message, tone: "problem" });
      return inputs[checked.field].current?.focus();
    }
    try {
      const revealed = reveal(session, checked.person, Math.random);
      dismissToast();
      change(() => revealed);
    } catch {
      const failed = isFallback ? messages.saveFailed : messages.processFailed;
      showToast({ ...failed, tone: "problem" });
    }
  };
  const field = (name: keyof typeof inputs) => ({
    ref: inputs[name],
    name,
    defaultValue: session[name],
    required: true,
    problem: problem?.field === name ? problem.text : null,
    onChange: () => setProblem(null),
  });

  return (
    <PictureStage picture={<Rosette lit={5} />}>
      <h1 ref={heading} tabIndex={-1} className={css.emailTitle}>
        {isFallback ? email.fallbackTitle : email.title}
      </h1>
      <p className={css.emailLead}>{isFallback ? email.fallbackLead : email.lead}</p>
      <form className={css.emailForm} noValidate onSubmit={onSubmit}>
        <Field
          {...field("name")}
          label={email.name}
          autoComplete="given-name"
          autoCapitalize="words"
          spellCheck={false}
          enterKeyHint="next"
          maxLength={100}
        />
        <Field
          {...field("email")}
          label={email.address}
          type="email"
          enterKeyHint="go"
          placeholder={email.placeholder}
        />
        <Button type="submit" size="l" isBlock>
          {isFallback ? email.fallbackAction : email.action}
        </Button>
        <p className={css.emailPrivacy}>
          {email.privacy} <a href="/privacy-policy">{email.policy}</a>
        </p>
      </form>
    </PictureStage>
  );
}
