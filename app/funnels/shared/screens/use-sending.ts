import { useEffect, useState } from "react";

/** For a form that the browser posts by itself: whether it is on its way. */
export function useSending() {
  const [isSending, setIsSending] = useState(false);

  useEffect(() => {
    // The page comes back as it was left when the browser kept it for the way back.
    const reset = () => setIsSending(false);
    window.addEventListener("pageshow", reset);
    return () => window.removeEventListener("pageshow", reset);
  }, []);

  return { isSending, onSubmit: () => setIsSending(true) };
}
