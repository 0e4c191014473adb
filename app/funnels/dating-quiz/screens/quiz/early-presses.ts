import type { LocalKey } from "#app/funnels/shared/screens/browser-storage.ts";

/**
 * The server's HTML contains the first three stages: landing, age and gender. Until hydration, a small inline script
 * shows one after the other and records presses, which the app then replays. A button that leads to another stage has
 * `data-leads-to` (the stage) and `value`.
 */
type EarlyPress = { readonly leadsTo: string; readonly value: string };

declare global {
  interface Window {
    quiz1Early?: { presses: EarlyPress[]; end: () => void };
  }
}

const SESSION: LocalKey = "quiz1_session";

/** On the root element: the stage to which early presses have led, or `kept`. The stylesheet depends on it. */
export const EARLY_STAGE = "data-quiz1";

export const EARLY_SCRIPT = `(()=>{
const root=document.documentElement,presses=[];
const onClick=event=>{
const button=event.target.closest("[data-leads-to]");
if(!button)return;
event.stopPropagation();
const leadsTo=button.dataset.leadsTo;
presses.push({leadsTo,value:button.value});
root.setAttribute("${EARLY_STAGE}",leadsTo);
scrollTo({top:0,behavior:"instant"});
document.querySelector("[data-stage="+leadsTo+"] h1")?.focus({preventScroll:true})
};
addEventListener("click",onClick,true);
window.quiz1Early={presses,end(){removeEventListener("click",onClick,true)}};
try{if(localStorage.getItem("${SESSION}"))root.setAttribute("${EARLY_STAGE}","kept")}catch{}
})()`;

/** Returns the presses so far and stops recording. */
export function consumeEarlyPresses(): readonly EarlyPress[] {
  const early = window.quiz1Early;
  early?.end();
  delete window.quiz1Early;
  return early?.presses ?? [];
}
