/**
 * Before the page's script has come, its first three stages are already there: landing, age and gender. A script of a
 * few lines in the head shows one after the other and notes what was pressed; the page's script then takes it over.
 * What leads on has `data-leads-to`, the stage that it shows, and `value`.
 */
type EarlyPress = { readonly leadsTo: string; readonly value: string };

declare global {
  interface Window {
    quiz1Early?: { presses: EarlyPress[]; end: () => void };
  }
}

/** On the root element: the stage to which early presses have led, or `kept`. The stylesheet goes by it. */
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
try{if(localStorage.getItem("quiz1_session"))root.setAttribute("${EARLY_STAGE}","kept")}catch{}
})()`;

/** What was pressed so far. From now on the page's script hears of presses itself. */
export function takeEarlyPresses(): readonly EarlyPress[] {
  const early = window.quiz1Early;
  early?.end();
  delete window.quiz1Early;
  return early?.presses ?? [];
}
