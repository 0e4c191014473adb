import * as css from "./choice-group.css.ts";

type ChoiceGroupProps = {
  legend: string;
  name: string;
  choices: readonly { value: string; label: string }[];
  value?: string;
  onChoose?: (value: string) => void;
};

/** Native radio buttons: they work with arrow keys, without script and in screen readers. */
export const ChoiceGroup = ({ legend, name, choices, value, onChoose }: ChoiceGroupProps) => (
  <fieldset className={css.group}>
    <legend className={css.legend}>{legend}</legend>
    {choices.map((choice) => (
      <label key={choice.value} className={css.choice}>
        <input
          type="radio"
          className={css.radio}
          name={name}
          value={choice.value}
          {...(onChoose
            ? { checked: choice.value === value, onChange: () => onChoose(choice.value) }
            : { defaultChecked: choice.value === value })}
        />
        {choice.label}
      </label>
    ))}
  </fieldset>
);
