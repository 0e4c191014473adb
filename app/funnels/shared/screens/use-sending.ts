import { useState } from "react";
import { useRestored } from "./use-restored.ts";

/** For a form that the browser posts by itself: whether it is on its way. */
export function useSending() {
  const [isSending, setIsSending] = useState(false);
  useRestored(() => setIsSending(false));
  return { isSending, onSubmit: () => setIsSending(true) };
}
