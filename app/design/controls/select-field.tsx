import { type SelectHTMLAttributes, useId } from "react";
import { Icon } from "../icon.tsx";
import * as css from "./field.css.ts";

type SelectFieldProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, "className" | "id"> & {
  label: string;
  options: readonly { value: string; label: string }[];
};

/** A native `select` with its label. */
export function SelectField({ label, options, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <div className={css.choice}>
        <select {...select} id={id} className={css.select}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={css.chevron}>
          <Icon name="chevron" />
        </span>
      </div>
    </div>
  );
}
