import { useCallback, useEffect, useState } from "react";
import { readPaymentReturn } from "#app/funnels/dating-quiz/rules/payment-return.ts";

/** Whether the visitor comes back from a bank's page, until that is dealt with. */
export function useIsReturning(): readonly [isReturning: boolean, endReturn: () => void] {
  const [isReturning, setIsReturning] = useState(false);
  useEffect(() => setIsReturning(readPaymentReturn(window.location.search) !== null), []);
  return [isReturning, useCallback(() => setIsReturning(false), [])];
}
