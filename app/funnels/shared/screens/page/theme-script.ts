/**
 * Inline script of every page. A page restored from the back/forward cache takes on the theme that was chosen on
 * another page in the meantime. Only the server has the script's text: it is in no bundle.
 */
export const THEME_SCRIPT = `addEventListener("pageshow",({persisted})=>{
const theme=/(?:^|; )theme=(light|dark)/.exec(document.cookie)?.[1];
if(persisted&&theme)document.documentElement.dataset.theme=theme});`;
