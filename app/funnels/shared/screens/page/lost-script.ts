import { theme } from "#app/design/theme.css.ts";
import { radius, safe, space, type, weight } from "#app/design/tokens.ts";
import { seconds } from "#app/domain/duration.ts";
import { lostScript } from "../../content/lost-script.ts";

/** Long enough for the slowest phone and connection that the pages are measured with. */
const LATE_AFTER_MS = seconds(30);
const CHECK_MS = seconds(1);

const { color } = theme;
const style = `
.lost-script{position:sticky;bottom:0;z-index:20;display:grid;justify-items:center;gap:${space.xs};padding:${space.m};padding-bottom:calc(${space.m} + ${safe.bottom});background:${color.dangerSoft};border-top:1px solid ${color.lineStrong};font-size:${type.small.fontSize};text-align:center}
.lost-script strong{display:block;font-size:${type.body.fontSize}}
.lost-script button{min-height:48px;padding-inline:${space.m};border:1.5px solid ${color.lineStrong};border-radius:${radius.m};background:${color.canvas};font-weight:${weight.bold};cursor:pointer}`;

/**
 * Inline script of pages on which something waits for the page's own script: if that fails to load, it reloads the
 * page once, unless the visitor has already done something; then, or if the script is late, it says so and offers to
 * try again. `data-scripted` makes a page look as it does with script (`pulse-page.css.ts`); without script a plain
 * form is left. Remix sets `__remixRouter` when it starts to hydrate.
 */
export const LOST_SCRIPT = `{
const root=document.documentElement,{nonce}=document.currentScript;
const hasArrived=()=>"__remixRouter"in window;
let notice;
const show=()=>{
if(notice||hasArrived())return;
notice=document.createElement("div");
if("scripted"in root.dataset)return delete root.dataset.scripted;
notice.className="lost-script";
notice.setAttribute("role","alert");
const add=(name,text,to=notice)=>to.appendChild(Object.assign(document.createElement(name),{textContent:text}));
const style=document.createElement("style");
style.nonce=nonce;
style.textContent=${JSON.stringify(style)};
notice.append(style);
const words=add("p","");
add("strong",${JSON.stringify(lostScript.title)},words);
add("span",${JSON.stringify(lostScript.text)},words);
add("button",${JSON.stringify(lostScript.action)}).onclick=()=>location.reload();
document.body.append(notice);
const timer=setInterval(()=>{if(hasArrived()){clearInterval(timer);notice.remove()}},${CHECK_MS})};
const lost=()=>{
const[{type}={}]=performance.getEntriesByType("navigation");
if(!hasArrived()&&!("scripted"in root.dataset)&&type==="navigate"&&navigator.onLine&&!navigator.userActivation.hasBeenActive)location.reload();
else show()};
addEventListener("error",({target})=>target.type==="module"&&lost(),true);
addEventListener("unhandledrejection",({reason})=>/import|module/i.test(reason?.message)&&lost());
setTimeout(show,${LATE_AFTER_MS})}`;
