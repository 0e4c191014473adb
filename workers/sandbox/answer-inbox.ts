import { answerHtml, goTo, notFound } from "@kindling/local-stripe/page";
import { openInbox, type SandboxEnv } from "./env.ts";
import { renderInbox, renderMail } from "./inbox-page.ts";
import { findLinks, type ReceivedMail } from "./mail.ts";
import { describeFate, type Fate } from "./mail-events.ts";

/** A mail runs no script and loads only our own pictures; its links open in a new tab. */
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/** `/__sandbox/inbox…`: pages for people, JSON for tests. */
export async function answerInbox(request: Request, env: SandboxEnv): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const inbox = openInbox(env);
  const [, id, suffix, fate] =
    /^\/__sandbox\/inbox\/(\d+)(?:(\.html)|\/(bounce|delay|complain))?$/.exec(pathname) ?? [];

  switch (`${request.method} ${id === undefined ? pathname : "one"}`) {
    case "GET /__sandbox/inbox":
      return renderInbox(await inbox.list(null));
    case "GET /__sandbox/inbox.json":
      return Response.json((await inbox.list(searchParams.get("to"))).map(withLinks));
    case "POST one":
      return decideFate(env, await inbox.find(Number(id)), fate as Fate | undefined);
    case "GET one":
      if (fate !== undefined) return notFound();
      return answerOne(await inbox.find(Number(id)), suffix !== undefined);
    case "DELETE /__sandbox/inbox":
    case "DELETE /__sandbox/inbox.json":
      await inbox.empty();
      return new Response(null, { status: 204 });
    case "POST /__sandbox/inbox/empty":
      await inbox.empty();
      return goTo("/__sandbox/inbox");
    default:
      return notFound();
  }
}

/** Reports what became of a mail as the provider does: through the queue of its events. */
async function decideFate(
  env: SandboxEnv,
  mail: ReceivedMail | null,
  fate: Fate | undefined,
): Promise<Response> {
  if (mail === null || fate === undefined) return notFound();
  await env.MAIL_EVENTS.send(describeFate(mail, fate, Date.now()));
  return goTo(`/__sandbox/inbox/${mail.id}`);
}

const withLinks = (mail: ReceivedMail) => ({ ...mail, links: findLinks(mail.html) });

function answerOne(mail: ReceivedMail | null, isRaw: boolean): Response {
  if (mail === null) return notFound();
  if (!isRaw) return renderMail(mail);
  return answerHtml(mail.html.replace("<head>", '<head><base target="_blank">'), MAIL_POLICY);
}
