import * as css from "./countdown.css.ts";

type CountdownProps = { label: string; parts: readonly { value: number; unit: string }[] };

/** Two-digit boxes. Not a live region: announcing each second would flood a screen reader. */
export const Countdown = ({ label, parts }: CountdownProps) => (
  <div className={css.countdown} role="timer" aria-label={label} aria-live="off">
    {parts.map(({ value, unit }) => (
      <div key={unit} className={css.box}>
        <span className={css.figure}>{String(value).padStart(2, "0")}</span>
        <span className={css.unit}>{unit}</span>
      </div>
    ))}
  </div>
);
