import { useSyncExternalStore } from "react";
import { numberKeys } from "../content/number-keys.ts";
import { localStore } from "./browser-storage.ts";
import * as css from "./number-keys.css.ts";

let isOff: boolean | undefined;
/** A pulse has the switch in each of its steps. */
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether number keys answer; switched off, e.g. by people who dictate and whose "two" would be taken as an answer. */
export const areNumberKeysOn = (): boolean => {
  isOff ??= localStore.read("number_keys") === "off";
  return !isOff;
};

function switchKeys(): void {
  isOff = areNumberKeysOn();
  if (isOff) localStore.write("number_keys", "off");
  else localStore.remove("number_keys");
  for (const listener of listeners) listener();
}

/** How to use the number keys, and the switch for them. */
export function NumberKeys() {
  const isOn = useSyncExternalStore(subscribe, areNumberKeysOn, () => true);
  return (
    <p className={css.place}>
      <span>{isOn && numberKeys.hint}</span>
      <button type="button" className={css.toggle} onClick={switchKeys}>
        {isOn ? numberKeys.on : numberKeys.off}
      </button>
    </p>
  );
}
