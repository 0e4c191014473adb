import { useEffect, useState } from "react";
import { numberKeys } from "../content/number-keys.ts";
import { localStore } from "./browser-storage.ts";
import * as css from "./number-keys.css.ts";

let isOff: boolean | undefined;

/** Whether number keys answer; switched off, e.g. by people who dictate and whose "two" would be taken as an answer. */
export const areNumberKeysOn = (): boolean => {
  isOff ??= localStore.read("number_keys") === "off";
  return !isOff;
};

/** How to use the number keys, and the switch for them. */
export function NumberKeys() {
  const [isOn, setIsOn] = useState(true);
  useEffect(() => setIsOn(areNumberKeysOn()), []);

  const toggle = () => {
    isOff = isOn;
    if (isOff) localStore.write("number_keys", "off");
    else localStore.remove("number_keys");
    setIsOn(!isOff);
  };

  return (
    <p className={css.place}>
      <span>{isOn && numberKeys.hint}</span>
      <button type="button" className={css.toggle} onClick={toggle}>
        {isOn ? numberKeys.on : numberKeys.off}
      </button>
    </p>
  );
}
