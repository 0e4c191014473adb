import { theme } from "#app/design/theme.css.ts";
import { radius, safe, space, type, weight } from "#app/design/tokens.ts";

const { color } = theme;

/**
 * Text, because a stylesheet would be on every page, configured or not. The question sticks to the window's bottom
 * while its own place at the end of the page is out of view, so it covers nothing for good and shifts nothing. React
 * escapes the text, so it must not contain `>` or quotes.
 */
export const questionStyle = `
html{scroll-padding-bottom:16rem}
.pixel-question{position:sticky;bottom:0;z-index:20;padding:${space.s};padding-bottom:calc(${space.s} + ${safe.bottom});background:${color.surface};border-top:1px solid ${color.lineStrong};font-size:${type.small.fontSize};line-height:${type.small.lineHeight}}
.pixel-question h2,.pixel-question p,.pixel-question form{max-width:46rem;margin-inline:auto}
.pixel-question h2{font-size:${type.body.fontSize};line-height:${type.body.lineHeight};letter-spacing:0}
.pixel-question a{color:inherit}
.pixel-question form{display:flex;gap:${space.xs};margin-top:${space.xs}}
.pixel-question button{flex:1;max-width:12rem;min-height:44px;border:1.5px solid ${color.lineStrong};border-radius:${radius.m};background:transparent;font-weight:${weight.bold};cursor:pointer}
.pixel-question button:hover{background:${color.sunken}}
@media print{.pixel-question{display:none}}
`;
