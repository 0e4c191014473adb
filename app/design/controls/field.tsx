import { forwardRef, type InputHTMLAttributes, useId } from "react";
import * as css from "./field.css.ts";

type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, "className" | "id"> & {
  label: string;
  hint?: string;
  /** What is wrong with the value, in one sentence. */
  problem?: string | null;
};

/** Keeps phones from capitalizing or autocorrecting an email address. */
const EMAIL_INPUT = {
  autoComplete: "email",
  inputMode: "email",
  autoCapitalize: "none",
  autoCorrect: "off",
  spellCheck: false,
  enterKeyHint: "go",
} as const;

/** An input with its label, hint and error message. */
export const Field = forwardRef<HTMLInputElement, FieldProps>(function Field(
  { label, hint, problem = null, ...input },
  ref,
) {
  const id = useId();
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(" ");
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <input
        enterKeyHint="next"
        {...(input.type === "email" && EMAIL_INPUT)}
        {...input}
        ref={ref}
        id={id}
        className={css.control}
        aria-invalid={problem ? true : undefined}
        aria-describedby={described || undefined}
      />
      {hint && (
        <p className={css.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem && (
        <p className={css.problem} id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
});
