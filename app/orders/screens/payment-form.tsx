import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "#app/design/controls/button.tsx";
import { Field } from "#app/design/controls/field.tsx";
import { showToast } from "#app/design/feedback/toast-store.ts";
import { Icon } from "#app/design/icon.tsx";
import { type EmailAddress, parseEmailAddress } from "#app/domain/mail/email-address.ts";
import type { PaymentSetup } from "#app/domain/purchase/payment-form.ts";
import {
  ORDER_LINKS,
  orderConsent,
  walletConsent,
} from "#app/funnels/shared/content/withdrawal.ts";
import { areCookiesBlocked } from "#app/funnels/shared/screens/call-api.ts";
import { ConsentText } from "#app/funnels/shared/screens/consent-text.tsx";
import { useRestored } from "#app/funnels/shared/screens/use-restored.ts";
import { type Message, type PaymentTexts, payment } from "../content/payment.ts";
import { judgePayment, type PaymentOutcome } from "../rules/judge-payment.ts";
import * as css from "./payment-form.css.ts";
import { claimOrder } from "./request-payment.ts";
import { type MountedPayment, usePaymentElement } from "./use-payment-element.ts";
import { useReceiptField } from "./use-receipt-field.ts";

type PaymentFormProps = {
  clientSecret: string;
  /** The displayed price. An intent with another amount is never paid here. */
  amountCents: number;
  setup: PaymentSetup;
  texts: PaymentTexts;
  /** Where a redirect to the bank returns to. */
  returnUrl: string;
  email?: string;
  /** `isMailed`: the buyer is known to have given an address. `download`: its address, once this browser owns it. */
  onPaid: (isMailed: boolean, download: Promise<string | null>) => void;
  /** The payment can no longer be made: the caller must request another one. */
  onUnpayable: () => void;
};

/**
 * The provider's card form and the button that pays (docs/product.md#payment-form). A new client secret resets the card
 * form and keeps the address.
 */
export function PaymentForm({
  returnUrl,
  texts,
  onPaid,
  onUnpayable,
  email,
  ...payable
}: PaymentFormProps) {
  const [isProcessing, setIsProcessing] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const walletPlace = useRef<HTMLDivElement>(null);
  const isBusy = useRef(false);
  /** The payment that was found closed when the buyer tried to pay it. */
  const closedSecret = useRef<string | null>(null);
  const { clientSecret } = payable;
  const receipt = useReceiptField(texts.receipt?.invalid);

  /** Only a failed payment may be retried. */
  const settle = (outcome: PaymentOutcome["kind"], isMailed = false) => {
    isBusy.current = outcome !== "failed";
    setIsProcessing(isBusy.current);
    if (outcome === "paid") onPaid(isMailed, claimOrder(clientSecret));
    if (outcome === "unpayable") onUnpayable();
    if (outcome === "pending") {
      showToast(payment.pending);
      setProblem(payment.pending);
    }
  };
  const fail = (failure: Problem, isAtField = false) => {
    showToast({ ...failure, tone: "problem" });
    if (!isAtField) setProblem(failure);
  };
  const onEdit = () => {
    if (!isBusy.current) setProblem(null);
  };
  const wallet = {
    mayOpen: () =>
      mounted.current !== null && !isBusy.current && receipt.read(null, true) !== "invalid",
    pay: (address: string | undefined) => pay(parseEmailAddress(address ?? "")),
  };
  const { state, hasWallets, mounted, tryAgain } = usePaymentElement(place, walletPlace, {
    ...payable,
    email,
    wallet,
    onIntent: settle,
    onEdit,
  });

  useEffect(() => {
    isBusy.current = false;
    setIsProcessing(false);
    if (closedSecret.current === null || closedSecret.current === clientSecret) return;
    closedSecret.current = null;
    // Only now that there is another payment: the answer could also have been that it is paid or pending.
    const closed = { ...payment.failed, description: payment.closed };
    showToast({ ...closed, tone: "problem" });
    setProblem({ ...closed, isQuiet: true });
    // The focused element is gone with the closed payment's form, or disabled until the next form is loaded.
    place.current?.focus();
  }, [clientSecret]);

  // The payment may have been completed on the bank's page, so the intent is read again before reporting a failure.
  useRestored(() => {
    isBusy.current = false;
    setIsProcessing(false);
    tryAgain();
  });

  /** `walletAddress`: gets the receipt if no other address was given. Returns whether it is paid or pending. */
  const pay = async (walletAddress: EmailAddress | null): Promise<boolean> => {
    const receiptTo = receipt.read(walletAddress);
    const paying = mounted.current;
    if (isBusy.current || !paying || receiptTo === "invalid") return false;
    isBusy.current = true;
    setIsProcessing(true);
    setProblem(null);
    // Elements made with a client secret need no `elements.submit()` first, even for a wallet.
    const outcome = await confirm(paying, { returnUrl, receiptTo }, texts.unexpected, fail);
    const isOver = outcome === "paid" || outcome === "pending";
    // Another form has replaced this one in the meantime, and may be in use.
    if (mounted.current !== paying && !isOver) return false;
    if (outcome === "unpayable") closedSecret.current = clientSecret;
    settle(outcome, receiptTo !== null);
    return isOver;
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void pay(null);
  };

  return (
    <form className={css.form} noValidate onSubmit={onSubmit} onChange={onEdit}>
      {areCookiesBlocked() && <p>{payment.withoutCookie}</p>}
      {texts.receipt && (
        <Field
          {...receipt.field}
          enterKeyHint="next"
          label={texts.receipt.label}
          hint={texts.receipt.hint}
          readOnly={isProcessing}
        />
      )}
      {state === "not-loaded" && (
        <div className={css.problem} role="alert">
          <p className={css.problemTitle}>{payment.notLoaded.title}</p>
          <p>{payment.notLoaded.description}</p>
          <Button tone="quiet" onClick={tryAgain}>
            {payment.notLoaded.action}
          </Button>
        </div>
      )}
      <div className={css.place} hidden={state === "not-loaded"}>
        <div className={hasWallets ? css.wallets : css.noWallets}>
          <p className={css.consent}>{walletConsent}</p>
          <div ref={walletPlace} />
          <p className={css.or}>{payment.orByCard}</p>
        </div>
        <div ref={place} tabIndex={-1} />
        {state === "loading" && problem === null && (
          <p className={css.waiting} role="status">
            {payment.loading}
          </p>
        )}
      </div>
      {problem && <PaymentProblem {...problem} />}
      <div className={state === "loading" ? css.waitingFoot : css.foot}>
        <p className={css.terms}>{texts.terms}</p>
        <ConsentText links={ORDER_LINKS}>{orderConsent(texts.action)}</ConsentText>
        <Button
          type="submit"
          size="l"
          isBlock
          disabled={state !== "ready"}
          isPending={isProcessing}
          aria-describedby={problem ? PAYMENT_PROBLEM_ID : undefined}
        >
          {isProcessing ? payment.processing : texts.action}
        </Button>
        <p className={css.secure}>
          <Icon name="lock" />
          {payment.secure}
        </p>
      </div>
    </form>
  );
}

type Confirmed = { returnUrl: string; receiptTo: EmailAddress | null };

async function confirm(
  { stripe, elements }: MountedPayment,
  { returnUrl, receiptTo }: Confirmed,
  unexpected: PaymentTexts["unexpected"],
  onFailed: (failure: Problem, isAtField?: boolean) => void,
): Promise<PaymentOutcome["kind"]> {
  try {
    const outcome = judgePayment(
      await stripe.confirmPayment({
        elements,
        confirmParams: {
          return_url: returnUrl,
          // The order takes its email address from here once it is paid.
          ...(receiptTo && {
            receipt_email: receiptTo,
            payment_method_data: { billing_details: { email: receiptTo } },
          }),
        },
        redirect: "if_required",
      }),
    );
    if (outcome.kind === "failed") {
      const { message, isUnpaid, isAtField } = outcome;
      onFailed(
        { ...payment.failed, ...(message && { description: message }), isUnpaid },
        isAtField,
      );
    }
    return outcome.kind;
  } catch {
    onFailed(unexpected);
    return "failed";
  }
}

const PAYMENT_PROBLEM_ID = "payment-problem";

/** Why a payment has not succeeded, for as long as that holds; the toasts are gone after a few seconds. */
type Problem = Message & {
  readonly isUnpaid?: boolean;
  /** The card's first field takes the focus. */
  readonly isQuiet?: boolean;
};

/** As a ref: called when the message appears, and not again. */
const focus = (place: HTMLElement | null) => place?.focus();

const PaymentProblem = ({ title, description, isUnpaid, isQuiet }: Problem) => (
  <div
    ref={isQuiet ? null : focus}
    id={PAYMENT_PROBLEM_ID}
    className={css.failure}
    role="alert"
    tabIndex={-1}
  >
    <p className={css.problemTitle}>{title}</p>
    <p>{description}</p>
    {isUnpaid && <p>{payment.retry}</p>}
  </div>
);
