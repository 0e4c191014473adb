import * as css from "./scene.css.ts";
import dating from "./scenes/dating.svg?no-inline";
import life from "./scenes/life.svg?no-inline";
import states from "./scenes/states.svg?no-inline";
import waitlist from "./scenes/waitlist.svg?no-inline";

/** Each scene's sprite: a page loads only those that it shows. */
const sprites = {
  "area-safety": life,
  "area-connection": life,
  "area-recreation": life,
  "area-significance": life,
  "area-growth": life,
  "interstitial-1": life,
  "interstitial-2": life,
  "interstitial-3": life,
  "interstitial-4": life,
  "interstitial-5": life,
  "insight-1": dating,
  "insight-2": dating,
  "insight-3": dating,
  "insight-4": dating,
  dating: waitlist,
  money: waitlist,
  communication: waitlist,
  leadership: waitlist,
  entrepreneurship: waitlist,
  mindset: waitlist,
  "nothing-here": states,
  lost: states,
  paid: states,
  error: states,
  offline: states,
  locked: states,
  letter: states,
} as const;

export type SceneName = keyof typeof sprites;

/** Fetches the sprite of a scene that is shown later, for visitors who may be offline by then. */
export function preloadScene(name: SceneName): void {
  new Image().src = sprites[name];
}

/**
 * A decorative picture, 3:2 and as wide as its container. It inherits the accent of its surroundings unless `className`
 * is one of `accents`; another `aspect-ratio` crops it around its middle.
 */
export const Scene = ({ name, className = "" }: { name: SceneName; className?: string }) => (
  <svg
    className={`${css.scene} ${className}`}
    viewBox="0 0 240 160"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <use href={`${sprites[name]}#${name}`} width="240" height="160" />
  </svg>
);
