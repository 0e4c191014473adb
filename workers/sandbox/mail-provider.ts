import { WorkerEntrypoint } from "cloudflare:workers";
import { openInbox, type SandboxEnv } from "./env.ts";

/** The jobs worker's mail transport, reachable only through a service binding. */
export class MailProvider extends WorkerEntrypoint<SandboxEnv> {
  override async fetch(request: Request): Promise<Response> {
    const mail: unknown = await request.json().catch(() => null);
    const inbox = openInbox(this.env);
    const { slowMs } = (await inbox.readFaults()).mail;
    if (slowMs > 0) await scheduler.wait(slowMs);
    return new Response(null, { status: await inbox.receive(mail) });
  }
}
