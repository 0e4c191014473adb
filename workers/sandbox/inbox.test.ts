import { exports } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";

const mail = {
  to: "Ada@example.test",
  from: { name: "Kindling", address: "mail@kindling.example" },
  replyTo: "hello@kindling.example",
  subject: 'Hello <b>"Ada"</b>',
  html: '<!doctype html><html><head></head><body><a href="https://a.example/?x=1&amp;y=2">One</a> <a href="https://a.example/?x=1&amp;y=2">Two</a> <a href="mailto:x@y.z">Three</a></body></html>',
  text: "Hello & welcome",
  headers: { "List-Unsubscribe": "<https://a.example/leave>" },
  idempotencyKey: "44444444-4444-4444-8444-444444444444",
  writtenAt: 1_790_000_000_000,
};

const { default: frontDoor, MailProvider } = exports as unknown as Record<
  "default" | "MailProvider",
  Fetcher
>;
const ask = (path: string, init?: RequestInit) =>
  frontDoor.fetch(`http://localhost${path}`, { redirect: "manual", ...init });
const send = (changes: object = {}) =>
  MailProvider.fetch("http://sandbox/mail", {
    method: "POST",
    body: JSON.stringify({ ...mail, ...changes }),
  });
const readInbox = async (query = "") =>
  (await ask(`/__sandbox/inbox.json${query}`)).json<{ id: number; subject: string }[]>();
const plan = (faults: object) =>
  ask("/__sandbox/faults", { method: "PUT", body: JSON.stringify(faults) });

beforeEach(async () => {
  await ask("/__sandbox/inbox", { method: "DELETE" });
  await plan({ mail: {} });
});

describe("A person sees", () => {
  test("a list that links to each mail, with its text escaped", async () => {
    await send();
    const page = await (await ask("/__sandbox/inbox")).text();
    const id = (await readInbox())[0]?.id;
    expect(page).toContain(`href="/__sandbox/inbox/${id}"`);
    expect(page).toContain("Hello &lt;b&gt;&quot;Ada&quot;&lt;/b&gt;");
    expect(page).not.toContain("<b>");
  });

  test("the mail in a frame without script, its plain text and its headers", async () => {
    await send();
    const id = (await readInbox())[0]?.id;
    const page = await (await ask(`/__sandbox/inbox/${id}`)).text();
    expect(page).toContain(`src="/__sandbox/inbox/${id}.html"`);
    expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(page).toContain("<pre>Hello &amp; welcome</pre>");
    expect(page).toContain("<dd>&lt;https://a.example/leave&gt;</dd>");

    const raw = await ask(`/__sandbox/inbox/${id}.html`);
    expect(raw.headers.get("Content-Security-Policy")).toMatch(
      /^sandbox allow-popups [^;]+; default-src 'none'/,
    );
    expect(await raw.text()).toBe(mail.html.replace("<head>", '<head><base target="_blank">'));
  });

  test("an empty inbox, and can empty a full one", async () => {
    await send();
    const answer = await ask("/__sandbox/inbox/empty", { method: "POST" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/__sandbox/inbox"]);
    expect(await (await ask("/__sandbox/inbox")).text()).toContain("Nothing has been sent yet.");
  });
});

describe("The fault plan", () => {
  test("rejects a number of mails before the next is accepted", async () => {
    await plan({ mail: { failNext: 2, status: 500 } });
    const statuses = [await send(), await send(), await send()].map(({ status }) => status);
    expect([statuses, (await readInbox()).length]).toEqual([[500, 500, 202], 1]);
  });

  test("says with a rejection when to retry", async () => {
    await plan({ mail: { failNext: 1, status: 429, retryAfterSeconds: 7 } });
    const rejected = await send();
    const taken = await send();
    expect([rejected.status, rejected.headers.get("Retry-After")]).toEqual([429, "7"]);
    expect([taken.status, taken.headers.get("Retry-After")]).toEqual([202, null]);
  });

  test.each([{}, { mail: { failNext: -1 } }, { mail: { often: true } }, { post: {} }])(
    "is refused if invalid, but not if empty: %j",
    async (faults) => {
      const { status } = await plan(faults);
      expect([200, 400]).toContain(status);
      expect(status === 200).toBe(JSON.stringify(faults) === "{}");
    },
  );
});

test.each([{ subject: "" }, { to: 7 }, { more: 1 }, { html: undefined }])(
  "An invalid mail is refused as by a provider: %j",
  async (changes) => {
    expect((await send(changes)).status).toBe(422);
    expect(await readInbox()).toEqual([]);
  },
);

describe("A mail may come back:", () => {
  test.each(["bounce", "delay", "complain"])("%s", async (fate) => {
    await send();
    const [{ id } = { id: 0 }] = await readInbox();
    const page = await (await ask(`/__sandbox/inbox/${id}`)).text();
    expect(page).toContain(`action="/__sandbox/inbox/${id}/${fate}"`);
    const answer = await ask(`/__sandbox/inbox/${id}/${fate}`, { method: "POST" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([
      303,
      `/__sandbox/inbox/${id}`,
    ]);
    expect((await ask(`/__sandbox/inbox/${id}/${fate}`)).status).toBe(404);
  });

  test("but only in these ways, and only if it was sent", async () => {
    expect((await ask("/__sandbox/inbox/99/bounce", { method: "POST" })).status).toBe(404);
    await send();
    const [{ id } = { id: 0 }] = await readInbox();
    expect((await ask(`/__sandbox/inbox/${id}`, { method: "POST" })).status).toBe(404);
  });
});
