import { useRef, useState } from "react";
import { type EmailAddress, parseEmailAddress } from "#app/domain/mail/email-address.ts";

/** The email field of a receipt. Without `invalid` there is none. */
export function useReceiptField(invalid: string | undefined) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);

  /** Falls back to the wallet's address if the field is empty. Null without a field, or while the wallet's address `isToCome`. */
  const read = (
    ofWallet: EmailAddress | null,
    isToCome = false,
  ): EmailAddress | "invalid" | null => {
    const text = input.current?.value.trim();
    const address = text ? parseEmailAddress(text) : ofWallet;
    if (invalid === undefined || (isToCome && !text)) return null;
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
    required: true,
    problem,
    onChange: () => setProblem(null),
  } as const;

  return { read, field };
}
