import { VISIT_PARAMETERS } from "#app/domain/visit.ts";

/**
 * Inline script of every page (docs/product.md#counting). It removes the visit's source from the URL, so that nobody
 * shares or bookmarks it, and passes it on to our own pages and calls. It reports each seen step once. Names consist of
 * so few characters (`cleanName`) that encoding cannot make them too long for a call. Only the server has the script's
 * text: it is in no bundle. `URLSearchParams.size` is too new for it.
 */
export const VISIT_SCRIPT = `{
const here=new URL(location),from=new URLSearchParams,names=${JSON.stringify(VISIT_PARAMETERS)};
for(const name of names){const value=here.searchParams.get(name);if(value)from.set(name,value.slice(0,99).replace(/[^\\w.-]+/g,"-"));here.searchParams.delete(name)}
if(from.toString())history.replaceState(history.state,"",here);
if(!from.has("utm_source")&&document.referrer){const{host}=new URL(document.referrer);if(host!==location.host)from.set("came_from",host)}
const visit=window.visit={from:from.toString(),seen:new Set(document.currentScript.dataset.seen?.split(" "))};
const carry=(element,name)=>{
if(!element||!from.toString())return;
const old=element[name],to=new URL(old,location);
if(to.origin!==location.origin||name==="href"&&to.pathname===location.pathname)return;
for(const[key,value]of from)to.searchParams.set(key,value);
element[name]=to;setTimeout(()=>{element[name]=old})};
addEventListener("click",event=>carry(event.target.closest?.("a[href]"),"href"),true);
addEventListener("submit",event=>carry(event.target,"action"),true);
const told=new Set,tell=()=>{
const steps=[...visit.seen].filter(step=>!told.has(step));
if(!steps.length)return;
steps.forEach(step=>told.add(step));
navigator.sendBeacon("/api/steps",new Blob([JSON.stringify({steps,from:visit.from})],{type:"application/json"}))};
addEventListener("visibilitychange",()=>{if(document.visibilityState==="hidden")tell()});
addEventListener("pagehide",tell)}`;
