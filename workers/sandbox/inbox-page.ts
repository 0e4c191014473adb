import { type Html, html } from "@kindling/local-stripe/html";
import { answerPage } from "@kindling/local-stripe/page";
import { writeTime } from "@kindling/local-stripe/write-values";
import type { ReceivedMail } from "./mail.ts";
import { FATES } from "./mail-events.ts";
import { nav } from "./overview-pages.ts";

export function renderInbox(mails: readonly ReceivedMail[]): Response {
  const items = mails.map(
    ({ id, subject, to, receivedAt }) =>
      html`<li><a class="row" href="/__sandbox/inbox/${id}"><strong>${subject}</strong
        ><span class="soft">to ${to}, ${writeTime(receivedAt)}</span></a></li>`,
  );
  return answerPage(
    { title: "Inbox" },
    html`${nav("/__sandbox/inbox")}<header><h1>Inbox</h1
      ><form method="post" action="/__sandbox/inbox/empty"><button>Empty it</button></form></header
      ><main><p class="soft">Every mail that this machine has sent. <a href="/__sandbox/inbox">Look again</a></p
      >${items.length > 0 ? html`<ol>${items}</ol>` : html`<p>Nothing has been sent yet.</p>`}</main>`,
  );
}

export function renderMail(mail: ReceivedMail): Response {
  const fields = {
    From: `${mail.from.name} <${mail.from.address}>`,
    To: mail.to,
    "Reply-To": mail.replyTo ?? "",
    ...mail.headers,
    "Idempotency-Key": mail.idempotencyKey,
    Received: writeTime(mail.receivedAt),
  };
  return answerPage(
    { title: mail.subject },
    html`${nav("/__sandbox/inbox")}<main><h1>${mail.subject}</h1><p class="soft">to ${mail.to}</p
      ><p class="acts">${writeFates(mail.id)}</p><h2>HTML</h2><iframe sandbox="allow-popups allow-popups-to-escape-sandbox"
        src="/__sandbox/inbox/${mail.id}.html" title="The mail as HTML"></iframe
      ><h2>Plain text</h2><pre>${mail.text}</pre><h2>Headers</h2><dl>${writeRows(fields)}</dl></main>`,
  );
}

const writeFates = (id: number): Html[] =>
  Object.entries(FATES).map(
    ([fate, label]) =>
      html`<form method="post" action="/__sandbox/inbox/${id}/${fate}"><button>${label}</button></form>`,
  );

const writeRows = (fields: Record<string, string>): Html[] =>
  Object.entries(fields).map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`);
