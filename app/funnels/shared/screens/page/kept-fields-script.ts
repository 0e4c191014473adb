/**
 * Inline script of every page. Where a browser extension has added elements before hydration, React gives up and
 * renders a new document, whose fields are empty. This copies into them what was typed and chosen until then, before
 * effects read it, and the focus. Fields are matched by name and type, in their order: an extension may add its own.
 */
export const KEPT_FIELDS_SCRIPT = `{
const find=root=>[...root.querySelectorAll("input,select,textarea")];
let focused;
addEventListener("focusin",({target})=>{focused=target});
new MutationObserver(changes=>{
const before=changes.flatMap(({removedNodes})=>[...removedNodes].filter(({nodeType})=>nodeType===1).flatMap(find));
for(const field of before.length?find(document):[]){
const at=before.findIndex(({name,type})=>name===field.name&&type===field.type);
if(at<0)continue;
const[old]=before.splice(at,1);
field.value=old.value;
field.checked=old.checked;
if(old===focused)field.focus()}
}).observe(document,{childList:true})}`;
