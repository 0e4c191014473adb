/** Styles of all sandbox pages: plain on purpose, so that nobody mistakes them for the product. */
export const PAGE_STYLE = `
:root{color-scheme:light dark;--ink:light-dark(#12211a,#eef3ee);--soft:light-dark(#4a5a51,#a9b8af);
--line:light-dark(#dce2d9,#26352d);--edge:light-dark(#77867d,#74867c);--page:light-dark(#f6f7f3,#0c1410);--card:light-dark(#fff,#14201a);
--link:light-dark(#0b675a,#66d8c6);--on-link:light-dark(#fff,#08110d);--bad:light-dark(#a3241b,#ff9f94)}
*{box-sizing:border-box}
body{margin:0 auto;max-width:56rem;padding:2rem 1.25rem 4rem;background:var(--page);color:var(--ink);
font:1rem/1.55 system-ui,sans-serif;overflow-wrap:anywhere} body.narrow{max-width:28rem}
a{color:var(--link)} h1{font-size:1.6rem;line-height:1.25;margin:.5rem 0} h2{font-size:1.1rem;margin:2rem 0 .5rem}
h3{font-size:1rem;margin:0}
p,dd{margin:0} p+p,form+p,p+form{margin-top:.6rem} .soft{color:var(--soft)} .bad{color:var(--bad)}
ol,ul.plain{list-style:none;margin:1.5rem 0;padding:0} li+li{border-top:1px solid var(--line)}
li a.row{display:grid;grid-template-columns:minmax(0,1fr);gap:.1rem;padding:.9rem 1.1rem;color:inherit;text-decoration:none} li a.row:hover strong{text-decoration:underline}
ol,iframe,pre,.card{border:1px solid var(--line);border-radius:14px;background:var(--card)}
.card{padding:1.1rem;margin:1rem 0} .card .actions{margin-top:.75rem} .card>:first-child{margin-top:0} .card>:last-child{margin-bottom:0}
iframe{display:block;width:100%;height:44rem} pre{padding:1.1rem;white-space:pre-wrap}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem} dt{color:var(--soft)} dl.sums{grid-template-columns:1fr max-content;gap:.25rem 0} dl.sums dd{padding-left:1rem}
dl.sums dt{color:inherit} dl.sums dd{text-align:right} dl.sums .total{font-weight:650;border-top:1px solid var(--line);padding-top:.5rem}
button,.button{font:inherit;padding:.45rem .9rem;border:1px solid var(--edge);border-radius:10px;background:var(--card);color:inherit;
cursor:pointer;text-decoration:none;display:inline-block} button:hover,.button:hover{border-color:var(--ink)}
button.main{width:100%;padding:.8rem 1rem;font-weight:650;border-color:transparent;background:var(--link);color:var(--on-link)}
:focus-visible{outline:2px solid var(--link);outline-offset:2px}
header,.actions{display:flex;flex-wrap:wrap;gap:.75rem;align-items:center;justify-content:space-between} .actions{justify-content:start;gap:.5rem}
nav{display:flex;flex-wrap:wrap;gap:.25rem 1.1rem} nav+main h1,nav+header{margin-top:1rem} nav a[aria-current]{color:inherit;text-decoration:none;font-weight:650}
label,.label{display:block;font-weight:600} .field{margin:0 0 1rem} .pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(7.5rem,1fr));gap:0 1rem}
input,select,textarea{font:inherit;width:100%;min-height:2.9rem;padding:.6rem .75rem;border:1px solid var(--edge);border-radius:10px;background:var(--card);color:inherit;margin-top:.25rem}
textarea{font:1rem/1.5 ui-monospace,monospace;min-height:6rem} [aria-invalid=true]{border-color:var(--bad)}
.problem{white-space:pre-line;border:1px solid var(--bad);border-radius:10px;padding:.7rem .9rem;margin:0 0 1rem;color:var(--bad)}
.scroll{overflow-x:auto;margin:.75rem 0} table{border-collapse:collapse;width:100%;min-width:34rem;overflow-wrap:normal} th,td{text-align:left;padding:.5rem .75rem .5rem 0;border-bottom:1px solid var(--line);vertical-align:top} td.sum,th.sum{padding-right:2rem}
th{color:var(--soft);font-weight:400} td.sum,th.sum{text-align:right;font-variant-numeric:tabular-nums} code{font-size:.9em}
details summary{cursor:pointer} @media (max-width:26rem){dl.stack{grid-template-columns:1fr;gap:0} dl.stack dd+dt{margin-top:.5rem}} .spaced{margin-top:1rem} .item{display:grid;grid-template-columns:minmax(0,1fr);gap:.35rem;padding:.9rem 1.1rem} .actions .short{width:auto;max-width:100%;margin:0;min-height:0;padding:.45rem .6rem} .actions input.short[inputmode]{width:6rem} .actions label{font-weight:400} .choice{margin-top:1rem} .choice button{flex:1 1 8rem;width:auto;padding:.8rem 1rem}`;
