import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { BuyBar } from "#app/design/buy-bar.tsx";
import { Button } from "#app/design/controls/button.tsx";
import { Card } from "#app/design/layout.tsx";
import { bar, offers } from "#app/funnels/life-assessment/content/paywall.ts";
import { PAYWALL_PATH } from "#app/funnels/shared/content/trial.ts";
import { Guarantee } from "#app/funnels/shared/screens/guarantee.tsx";
import type { Paywall, RefusedCheckout } from "#app/subscriptions/rules/trial-pages.ts";
import { TrustBadges } from "../preview/trial-benefits.tsx";
import { CheckoutForm } from "./checkout-form.tsx";
import * as css from "./paywall-trial.css.ts";
import { TrialTerms } from "./trial-terms.tsx";
import { TrialTimeline } from "./trial-timeline.tsx";

type PaywallTrialProps = {
  paywall: Paywall;
  attemptId: string;
  refused: RefusedCheckout | null;
  isFormAsked: boolean;
};

/** Both buttons are GET forms that open and close the checkout form, so they work without script. */
export function PaywallTrial({ paywall, attemptId, refused, isFormAsked }: PaywallTrialProps) {
  const { offer, firstRenewalMs } = paywall;
  const words = offers[offer];
  const [isOpen, setIsOpen] = useState(isFormAsked || refused !== null);
  const { email, start } = useFocusOnToggle(isOpen);
  const isStartAway = useIsAway(start, isOpen);

  useEffect(() => {
    if (isOpen) window.visit?.seen.add("quiz2.form");
  }, [isOpen]);

  const show = (isFormShown: boolean) => (event: FormEvent) => {
    event.preventDefault();
    setIsOpen(isFormShown);
  };

  return (
    <Card className={css.card}>
      {isOpen && (
        <form method="get" action={PAYWALL_PATH} onSubmit={show(false)}>
          <Button type="submit" tone="quiet" size="s">
            {words.back}
          </Button>
        </form>
      )}
      <div className={css.head}>
        <h2 className={css.title}>{words.title}</h2>
        <p className={css.lead}>{words.lead}</p>
      </div>
      {isOpen ? (
        <CheckoutForm paywall={paywall} attemptId={attemptId} refused={refused} emailRef={email} />
      ) : (
        <>
          {offer === "trial" && <TrialTimeline renewalMs={firstRenewalMs} />}
          <form method="get" action={PAYWALL_PATH} onSubmit={show(true)}>
            <input type="hidden" name="form" value="1" />
            {offer === "monthly" && <input type="hidden" name="offer" value={offer} />}
            <Button ref={start} type="submit" size="l" isBlock>
              {words.start}
            </Button>
          </form>
          {offer === "monthly" && <TrialTerms offer={offer} firstRenewalMs={firstRenewalMs} />}
          {isStartAway && (
            <BuyBar label={bar.label} price={bar[offer].price} unit={bar[offer].unit}>
              <Button onClick={() => setIsOpen(true)}>{bar[offer].action}</Button>
            </BuyBar>
          )}
        </>
      )}
      <div className={css.badges}>
        <TrustBadges />
        <Guarantee covers="subscription" />
      </div>
    </Card>
  );
}

/** Moves focus into the opened form, and back to the button on closing. */
function useFocusOnToggle(isOpen: boolean) {
  const email = useRef<HTMLInputElement>(null);
  const start = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    (isOpen ? email : start).current?.focus();
  }, [isOpen]);
  return { email, start };
}

/** Whether an element is outside the viewport. `isReplaced`: it is not rendered now, and will be a new one later. */
function useIsAway(target: RefObject<HTMLElement>, isReplaced: boolean): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    if (isReplaced || target.current === null) return;
    const observer = new IntersectionObserver(([entry]) => setIsAway(!entry?.isIntersecting));
    observer.observe(target.current);
    return () => {
      observer.disconnect();
      setIsAway(false);
    };
  }, [target, isReplaced]);
  return isAway;
}
