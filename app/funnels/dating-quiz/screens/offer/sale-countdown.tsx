import { Countdown } from "#app/design/countdown.tsx";
import { pricing } from "#app/funnels/dating-quiz/content/bundle.ts";
import { splitTime } from "#app/funnels/shared/rules/countdown.ts";
import { useSecondsLeft } from "#app/funnels/shared/screens/use-seconds-left.ts";
import * as css from "./sale-countdown.css.ts";

/** Minutes and seconds. */
export function SaleCountdown({ label, secondsLeft }: { label: string; secondsLeft: number }) {
  const { minutes, seconds } = splitTime(secondsLeft);
  return (
    <div className={css.place}>
      <p className={css.label}>{label}</p>
      <Countdown
        label={label}
        parts={[
          { value: minutes, unit: pricing.minutes },
          { value: seconds, unit: pricing.seconds },
        ]}
      />
    </div>
  );
}

/** The offer's own timer: it keeps running in payment mode, and stops at 0. */
export const OfferCountdown = ({ label, endsAtMs }: { label: string; endsAtMs: number }) => (
  <SaleCountdown label={label} secondsLeft={useSecondsLeft(endsAtMs)} />
);
