import { type MouseEvent, useEffect, useState } from "react";
import { LinkButton } from "#app/design/controls/button.tsx";
import { start } from "#app/funnels/life-assessment/content/landing.ts";
import { untilStopped, useRestored } from "#app/funnels/shared/screens/use-restored.ts";

const PATH = "/quiz2/start";
const DELAY_MS = 300;

/**
 * A plain link before hydration and without script. With script, a plain click shows a pending state; clicks that open
 * another tab or window are left to the browser.
 */
export function StartLink({ isBlock = false }: { isBlock?: boolean }) {
  const [isStarting, setIsStarting] = useState(false);

  useEffect(() => {
    if (!isStarting) return;
    const timer = setTimeout(() => {
      window.location.assign(window.visit?.from ? `${PATH}?${window.visit.from}` : PATH);
      void untilStopped().then(() => setIsStarting(false));
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [isStarting]);
  useRestored(() => setIsStarting(false));

  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    setIsStarting(true);
  };

  return (
    <LinkButton href={PATH} size="l" isBlock={isBlock} isPending={isStarting} onClick={onClick}>
      {isStarting ? start.pending : start.action}
    </LinkButton>
  );
}
