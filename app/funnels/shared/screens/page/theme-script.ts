/**
 * Inline script of every page. One that comes back from the back/forward cache takes on the theme that was chosen on
 * another meanwhile. Only the server has its text: it is in no bundle.
 */
export const THEME_SCRIPT = `addEventListener("pageshow",({persisted})=>{
const theme=/(?:^|; )theme=(light|dark)/.exec(document.cookie)?.[1];
if(persisted&&theme)document.documentElement.dataset.theme=theme});`;
