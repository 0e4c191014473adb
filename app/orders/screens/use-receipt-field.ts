import { useRef, useState } from "react";
import { type EmailAddress, parseEmailAddress } from "#app/domain/mail/email-address.ts";

/** An optional email field, validated if filled in. Without `invalid` there is no field. */
export function useReceiptField(invalid: string | undefined) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const read = (): EmailAddress | "invalid" | null => {
    const text = input.current?.value.trim() ?? "";
    if (invalid === undefined || text === "") return null;
    const address = parseEmailAddress(text);
    if (address !== null) return address;
    setProblem(invalid);
    input.current?.focus();
    return "invalid";
  };

  const field = {
    ref: input,
    type: "email",
    name: "email",
    enterKeyHint: "next",
    problem,
    onChange: () => setProblem(null),
  } as const;

  return { read, field };
}
