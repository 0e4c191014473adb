import { useCallback, useEffect, useState } from "react";
import { readPaymentReturn } from "#app/funnels/dating-quiz/rules/payment-return.ts";

/** Whether the visitor is returning from the bank's page, until `endReturn` is called. */
export function useIsReturning(): readonly [isReturning: boolean, endReturn: () => void] {
  const [isReturning, setIsReturning] = useState(false);
  useEffect(() => setIsReturning(readPaymentReturn(window.location.search) !== null), []);
  return [isReturning, useCallback(() => setIsReturning(false), [])];
}
