import type { ReceivedMail } from "./mail.ts";

const STYLE = `
:root{color-scheme:light dark;--ink:light-dark(#12211a,#eef3ee);--soft:light-dark(#4a5a51,#a9b8af);
--line:light-dark(#dce2d9,#26352d);--page:light-dark(#f6f7f3,#0c1410);--card:light-dark(#fff,#14201a);
--link:light-dark(#0b675a,#66d8c6)}
*{box-sizing:border-box}
body{margin:0 auto;max-width:56rem;padding:2rem 1.25rem 4rem;background:var(--page);color:var(--ink);
font:1rem/1.55 system-ui,sans-serif}
a{color:var(--link)} h1{font-size:1.6rem;line-height:1.25;margin:.5rem 0} h2{font-size:1.1rem;margin:2rem 0 .5rem}
p,dd{margin:0;overflow-wrap:anywhere} .soft{color:var(--soft)}
ol{list-style:none;margin:1.5rem 0;padding:0} li+li{border-top:1px solid var(--line)}
li a{display:grid;gap:.1rem;padding:.9rem 1.1rem;color:inherit;text-decoration:none} li a:hover strong{text-decoration:underline}
ol,iframe,pre{border:1px solid var(--line);border-radius:14px;background:var(--card)}
iframe{display:block;width:100%;height:44rem} pre{padding:1.1rem;white-space:pre-wrap;overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem} dt{color:var(--soft)}
button{font:inherit;padding:.45rem .9rem;border:1px solid var(--line);border-radius:10px;background:var(--card);color:inherit}
header{display:flex;flex-wrap:wrap;gap:.75rem;align-items:center;justify-content:space-between}`;

const TIME = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "medium",
  timeStyle: "medium",
  timeZone: "UTC",
});

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const encode = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${encode(title)}</title><style>${STYLE}</style></head><body>${body}</body></html>`;

export function renderInbox(mails: readonly ReceivedMail[]): string {
  const items = mails.map(
    ({ id, subject, to, receivedAt }) =>
      `<li><a href="/__sandbox/inbox/${id}"><strong>${encode(subject)}</strong>` +
      `<span class="soft">to ${encode(to)}, ${TIME.format(receivedAt)} UTC</span></a></li>`,
  );
  const list =
    items.length > 0 ? `<ol>${items.join("")}</ol>` : "<p>Nothing has been sent yet.</p>";
  return page(
    "Inbox",
    `<header><h1>Inbox</h1><form method="post" action="/__sandbox/inbox/empty"><button>Empty it</button></form></header>` +
      `<main><p class="soft">Every mail that this machine has sent. <a href="/__sandbox/inbox">Look again</a></p>${list}</main>`,
  );
}

export function renderMail(mail: ReceivedMail): string {
  const fields = {
    From: `${mail.from.name} <${mail.from.address}>`,
    To: mail.to,
    "Reply-To": mail.replyTo ?? "",
    ...mail.headers,
    "Idempotency-Key": mail.idempotencyKey,
    Received: `${TIME.format(mail.receivedAt)} UTC`,
  };
  const rows = Object.entries(fields).map(
    ([name, value]) => `<dt>${encode(name)}</dt><dd>${encode(value)}</dd>`,
  );
  return page(
    mail.subject,
    `<nav><a href="/__sandbox/inbox">Inbox</a></nav><main><h1>${encode(mail.subject)}</h1>` +
      `<p class="soft">to ${encode(mail.to)}</p><h2>HTML</h2>` +
      `<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" src="/__sandbox/inbox/${mail.id}.html" title="The mail as HTML"></iframe>` +
      `<h2>Plain text</h2><pre>${encode(mail.text)}</pre><h2>Headers</h2><dl>${rows.join("")}</dl></main>`,
  );
}
