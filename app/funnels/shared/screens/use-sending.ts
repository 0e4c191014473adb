import { useState } from "react";
import { useRestored } from "./use-restored.ts";

/** The pending state of a form that the browser submits natively. */
export function useSending() {
  const [isSending, setIsSending] = useState(false);
  useRestored(() => setIsSending(false));
  return { isSending, onSubmit: () => setIsSending(true) };
}
