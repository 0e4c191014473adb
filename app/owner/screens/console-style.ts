import { accentColours, colours } from "#app/design/palette.ts";
import {
  below,
  from,
  radius,
  safe,
  shadow,
  space,
  tracking,
  type,
  weight,
} from "#app/design/tokens.ts";

const { lagoon, ember, iris, amber } = accentColours;
const BOTH = {
  ...colours,
  accent: lagoon.text,
  soft: lagoon.soft,
  warn: amber.text,
  warnSoft: amber.soft,
} as const;
/** Series of charts: fills that never change. The table below tells them apart without colour. */
export const SERIES = [lagoon.fill, ember.fill, iris.fill, amber.fill] as const;

const write = (theme: "light" | "dark"): string =>
  Object.entries(BOTH)
    .map(([name, { [theme]: value }]) => `--${name}:${value}`)
    .join(";");

const text = ({ fontSize, lineHeight }: { fontSize: string; lineHeight: number }) =>
  `font-size:${fontSize};line-height:${lineHeight}`;

/** The product's tokens and colours, as one stylesheet without a build: the console's worker has none. */
export const CONSOLE_STYLE = `
:root{color-scheme:light dark;${write("light")}}
@media (prefers-color-scheme:dark){:root{${write("dark")}}}
*,*::before,*::after{box-sizing:border-box}
body,h1,h2,h3,p,ul,ol,dl,dd,figure,form{margin:0}
body{${text(type.small)};background:var(--canvas);color:var(--ink);font-family:system-ui,Arial,sans-serif;
font-weight:${weight.regular};min-height:100dvh;padding:${safe.top} ${safe.right} ${safe.bottom} ${safe.left};overflow-wrap:break-word;-webkit-font-smoothing:antialiased}
a{color:var(--accent);text-underline-offset:.2em;text-decoration-thickness:.08em}
button,input,select{font:inherit;color:inherit}
:focus-visible{outline:3px solid var(--accent);outline-offset:3px}
h1{${text(type.h3)};font-weight:${weight.heavy};letter-spacing:${tracking.close}}
h2{${text(type.h4)};font-weight:${weight.bold};letter-spacing:${tracking.close}}
h3{${text(type.small)};font-weight:${weight.bold}}
.skip{position:absolute;left:-999px}.skip:focus{left:${space.s};top:${space.s};padding:${space["2xs"]} ${space.s};background:var(--surface);z-index:1}
.bar{background:var(--night);color:var(--onNight)}
.bar>div{max-width:80rem;margin:0 auto;padding:${space.xs} ${space.s} 0;display:grid;gap:${space["3xs"]}}
.bar p{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 ${space.s}}
.bar strong{font-weight:${weight.heavy};letter-spacing:${tracking.close}}
.who{color:var(--onNightSoft);${text(type.caption)};align-self:center}
.bar nav{display:flex;flex-wrap:wrap;gap:${space["3xs"]};margin:0 -${space["2xs"]}}
.bar nav a{color:var(--onNightSoft);text-decoration:none;font-weight:${weight.medium};padding:${space.xs} ${space["2xs"]};min-height:44px;white-space:nowrap;border-bottom:3px solid transparent}
.bar nav a:hover{color:var(--onNight)}
.bar nav a[aria-current]{color:var(--onNight);border-color:${lagoon.onNight}}
.bar :focus-visible{outline-color:${lagoon.onNight};outline-offset:-3px}
main{max-width:80rem;margin:0 auto;padding:${space.m} ${space.s} ${space["2xl"]};display:grid;grid-template-columns:minmax(0,1fr);gap:${space.m}}
.head{display:flex;flex-wrap:wrap;align-items:end;justify-content:space-between;gap:${space.xs} ${space.m}}
.soft{color:var(--inkSoft)}.small{${text(type.caption)}}
.card{background:var(--surface);border-radius:${radius.m};box-shadow:${shadow.raised};padding:${space.s};display:grid;grid-template-columns:minmax(0,1fr);gap:${space.xs};align-content:start}
.card>.head{align-items:baseline}
.notice{background:var(--soft);border-radius:${radius.m};padding:${space.xs} ${space.s};font-weight:${weight.medium}}
.notice a{color:inherit}
.notice.bad{background:var(--dangerSoft);color:var(--danger)}
.alarms{list-style:none;padding:0;display:grid;gap:${space["2xs"]}}
.alarms li{background:var(--dangerSoft);border-left:4px solid var(--danger);border-radius:${radius.s};padding:${space.xs} ${space.s}}
.alarms strong{color:var(--danger)}
h3::first-letter,.alarms strong::first-letter{text-transform:uppercase}
.calm{display:flex;gap:${space["2xs"]};align-items:center;font-weight:${weight.medium};color:var(--success)}
.calm::before{content:"";width:10px;height:10px;border-radius:50%;background:currentColor}
.tiles{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,9.5rem),1fr));gap:${space.xs}}
.tile{background:var(--surface);border-radius:${radius.m};box-shadow:${shadow.raised};padding:${space.xs} ${space.s};display:grid;gap:2px;align-content:start}
.tile dt{color:var(--inkSoft);${text(type.caption)}}
.tile .figure{${text(type.h3)};font-weight:${weight.heavy};letter-spacing:${tracking.close};font-variant-numeric:tabular-nums}
.tile .beside{${text(type.caption)};color:var(--inkSoft);font-variant-numeric:tabular-nums}
.card .tile{background:var(--sunken);box-shadow:none}
.pair{display:grid;align-items:start;grid-template-columns:minmax(0,1fr);gap:${space.m}}
.scroll{overflow-x:auto;margin:0 -${space.s};padding:0 ${space.s}}
.tall{max-height:28rem;overflow-y:auto}.tall thead th{position:sticky;top:0;background:var(--surface);box-shadow:0 1px var(--line)}
.scroll:focus-visible{outline-offset:-3px}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;padding:${space["2xs"]} ${space.s} ${space["2xs"]} 0;border-top:1px solid var(--line);vertical-align:top}
thead th{border-top:0;color:var(--inkSoft);font-weight:${weight.medium};${text(type.caption)};vertical-align:bottom}
th:last-child,td:last-child{padding-right:0}
@media ${below.tablet}{th,td{padding-right:${space["2xs"]}}}
tbody th{font-weight:${weight.medium}}
.number{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
.day,.time span{white-space:nowrap}.day,.time{font-variant-numeric:tabular-nums}
.word{min-width:5rem}
details summary{cursor:pointer;min-height:44px;display:flex;align-items:center;color:var(--accent);font-weight:${weight.medium}}summary::before{content:"+";width:1.2em}[open]>summary::before{content:"−"}
.export{${text(type.caption)};padding:${space["2xs"]};margin:-${space["2xs"]}}
.chart figcaption,.ends{display:flex;flex-wrap:wrap;gap:0 ${space.s}}.ends{justify-content:space-between}.chart svg{width:.7em;height:.7em}.chart .lines{display:block;width:100%;height:11rem;padding:2px 0;overflow:visible;border-bottom:1px solid var(--lineStrong)}
form.row,.acts{display:flex;flex-wrap:wrap;gap:${space.xs};align-items:end}
label{display:grid;gap:${space["3xs"]};font-weight:${weight.medium};flex:1 1 16rem}
input,select{min-height:44px;width:100%;padding:${space["2xs"]} ${space.xs};border:1px solid var(--lineStrong);border-radius:${radius.s};background:var(--surface)}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:44px;padding:${space["2xs"]} ${space.s};border:1px solid var(--lineStrong);border-radius:${radius.pill};background:var(--surface);color:var(--ink);font-weight:${weight.medium};text-decoration:none;cursor:pointer}
.button:hover{border-color:var(--ink)}
.button.main{background:${lagoon.fill};border-color:${lagoon.fill};color:${lagoon.onFill}}
.button.final{background:var(--danger);border-color:var(--danger);color:var(--surface)}
.button.little{white-space:nowrap;min-height:36px;padding:${space["3xs"]} ${space.xs}}
.tabs{display:flex;flex-wrap:wrap;gap:${space["2xs"]}}
.tabs a[aria-current]{background:var(--ink);border-color:var(--ink);color:var(--canvas)}
.facts{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:${space["3xs"]} ${space.s}}
.facts dt{color:var(--inkSoft)}
.items{list-style:none;padding:0;display:grid;gap:${space.xs}}
.items>li{border-top:1px solid var(--line);padding-top:${space.xs};display:grid;gap:${space["2xs"]}}
.items>li:first-child{border-top:0;padding-top:0}
.badge{display:inline-block;padding:0 ${space["2xs"]};border-radius:${radius.pill};background:var(--sunken);color:var(--inkSoft);${text(type.caption)};font-weight:${weight.medium}}
.badge.good{background:var(--soft);color:var(--accent)}
.ask{max-width:40rem}
pre{margin:0;white-space:pre-wrap}
@media ${from.tablet}{main{padding:${space.l} ${space.m} ${space["3xl"]};gap:${space.l}}.bar>div{padding-inline:${space.m}}
.card{padding:${space.m}}.scroll{margin:0 -${space.m};padding:0 ${space.m}}.tile{padding:${space.s}}
.tiles{grid-template-columns:repeat(auto-fill,minmax(11rem,1fr));gap:${space.s}}}
@media ${from.desktop}{.pair{grid-template-columns:repeat(2,minmax(0,1fr))}.bar>div{grid-template-columns:max-content minmax(0,1fr);gap:${space.l};align-items:center;padding-block:0}.bar p{gap:${space.s}}.bar nav{order:0;margin:0}}
@media (max-width:400px){.tiles{grid-template-columns:repeat(2,minmax(0,1fr))}.tile{padding:${space.xs}}}
`;
