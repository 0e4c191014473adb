import * as css from "./progress-bar.css.ts";

type ProgressBarProps = { label: string; value: number; max?: number };

export const ProgressBar = ({ label, value, max = 100 }: ProgressBarProps) => (
  <progress className={css.bar} aria-label={label} value={value} max={max} />
);
