import { type LocalKey, localStore } from "./browser-storage.ts";
import { type Confetti, celebrate } from "./celebrate.ts";

type CelebratedKey = Extract<LocalKey, `${string}_celebrated`>;

/** Celebrates a purchase once, not on later visits or reloads. The key stores which purchase it was. */
export function celebrateOnce(key: CelebratedKey, purchase: string, confetti: Confetti) {
  if (localStore.read(key) === purchase) return undefined;
  localStore.write(key, purchase);
  return celebrate(confetti);
}
