import { env } from "cloudflare:workers";
import { days } from "#app/domain/duration.ts";
import { askConsole, createDesk } from "../../tests/fixtures/console-desk.ts";
import { beginWithAda, ORDER, PAGE } from "../../tests/fixtures/console-people.ts";
import { insertRow } from "../../tests/fixtures/rows.ts";
import { beforeEach, describe, expect, test } from "../../tests/setup/test.ts";

/** Noon of a day. */
const NOW = Date.UTC(2026, 10, 24, 12);
const TODAY = Math.floor(NOW / days(1));
/** Each page, and how many tables it can export once there are a charge and a count. */
const EXPORTS = [
  ["", 1],
  ["/funnel", 7],
  ["/money?days=7", 6],
  [PAGE, 1],
  ["/mail", 0],
  ["/reviews", 0],
  ["/health", 1],
] as const;
const PAGES = EXPORTS.map(([path]) => path);

beforeEach(beginWithAda);

const ask = (path: string) => askConsole(path, { desk: createDesk({ clock: () => NOW }) });
const readPage = async (path: string) => {
  const response = await ask(path);
  expect(response.status, path).toBe(200);
  return response.text();
};
const charge = (id: string, changes: object) =>
  insertRow("charges", {
    id,
    owner_id: ORDER,
    sold: "dating_bundle",
    amount_cents: 1_999,
    charged_at: NOW,
    ...changes,
  });
const count = (step: string, n: number, changes: object = {}) =>
  insertRow("funnel_counts", { day: TODAY, step, n, ...changes });

describe("A page", () => {
  test.each(PAGES)("without data shows no NaN: %s", async (path) => {
    expect(await readPage(path)).not.toContain("NaN");
  });

  test("shows today beside yesterday and the same day last week", async () => {
    await charge("ch_1", {});
    await charge("ch_2", { charged_at: NOW - days(1), amount_cents: 4_900 });
    await charge("ch_3", { charged_at: NOW - days(7), refunded_cents: 1_999 });
    await count("seen", 1_234);
    const page = await readPage("");
    expect(page).toContain('<dd class="figure">$19.99</dd>');
    expect(page).toContain("$49.00 yesterday, $19.99 a week ago");
    expect(page).toContain("1,234");
    expect(page).toContain("<svg");
    expect(page).not.toContain("<style>");
    expect(page).toContain("So far today; yesterday and a week ago are whole days.");
  });

  test("says that its times are in UTC", async () => {
    await insertRow("alarms", { name: "mail_failed", detail: "7 failed", since: NOW });
    await insertRow("email_jobs", { due_at: NOW });
    const page = await readPage("");
    expect(page).toContain("since 2026-11-24 12:00 UTC");
    expect(page).toContain("oldest 2026-11-24 12:00 UTC");
    expect(await readPage("/health")).toMatch(/>Since \(UTC\)</);
  });

  test("shows a stored name unchanged, so that it can be typed", async () => {
    const failed = { status: "failed", failed_at: NOW, last_error: "resend 403" };
    await insertRow("email_jobs", failed);
    const page = await readPage("/mail");
    expect(page).toContain("resend 403");
    expect(page).not.toMatch(/\bt[hd]::first-letter/);
  });

  test("shows bounces and complaints by day", async () => {
    for (const [recipient, kind, suppressed_at] of [
      ["one", "bounced", NOW],
      ["two", "bounced", NOW],
      ["two", "complained", NOW - days(1)],
      ["three", "plan_day", NOW],
      ["four", "bounced", NOW - days(91)],
    ] as const) {
      await insertRow("mail_suppressions", { recipient, kind, suppressed_at });
    }
    const text = await (await ask("/csv/mail/troubles")).text();
    expect(text).toBe("Day,Bounced,Complained\r\n2026-11-24,2,0\r\n2026-11-23,0,1\r\n");
    expect(await readPage("/mail")).toContain("Bounces and complaints in 90 days");
  });

  test("shows what is wrong, as text", async () => {
    await insertRow("alarms", { name: "mail_failed", detail: "7 <failed>", since: NOW });
    const page = await readPage("");
    expect(page).toContain("7 &lt;failed&gt;");
    await env.DB.prepare("update alarms set over_at = 1").run();
    expect(await readPage("")).toContain("No alarm.");
  });

  test("lists what waits for the operator next to the alarms", async () => {
    expect(await readPage("")).not.toContain("Waiting for you");
    for (const dedupe_key of ["one", "two"]) {
      const id = crypto.randomUUID();
      await insertRow("email_jobs", { id, dedupe_key, status: "failed", failed_at: NOW });
    }
    await insertRow("owed_refunds", { next_try_at: NOW });
    const page = await readPage("");
    expect(page).toContain(
      'No alarm.</p><p class="notice bad">Waiting for you: <a href="/mail">failed mails: 2</a>, refunds owed: 1</p>',
    );
  });

  test("shows each step of a funnel by source and variant for the requested days", async () => {
    await count("seen", 400, { source: "google", variant: "goods:plain" });
    await count("start", 100, { source: "google", variant: "goods:plain" });
    await count("seen", 50, { day: TODAY - 8 });
    const week = await readPage("/funnel?days=7&funnel=quiz2");
    expect(week).toContain("25.0 %");
    expect(week).toContain("goods:plain");
    expect(week).not.toContain("450");
    expect(await readPage("/funnel?days=30&funnel=quiz2")).toContain("450");
    expect(await readPage("/funnel?days=x&funnel=constructor")).toContain("450");
  });
});

describe("An export", () => {
  test.each(EXPORTS)("is linked at each table of %s that has rows, and works", async (path, n) => {
    await charge("ch_1", {});
    await count("seen", 3);
    const links = [...(await readPage(path)).matchAll(/href="(\/csv[^"]*)"/g)];
    expect(links).toHaveLength(n);
    for (const [, link = ""] of links) {
      const response = await ask(link.replaceAll("&amp;", "&"));
      expect(response.headers.get("Content-Disposition"), link).toMatch(
        /^attachment; filename="[\w-]+\.csv"$/,
      );
      expect(await response.text()).toContain("\r\n");
    }
  });

  test("begins with the mark by which Excel knows that it is UTF-8", async () => {
    const bytes = new Uint8Array(await (await ask("/csv/mail/troubles")).arrayBuffer());
    expect([...bytes.slice(0, 5)]).toEqual([0xef, 0xbb, 0xbf, ...new TextEncoder().encode("Da")]);
  });

  test("of counts does not reveal numbers below five", async () => {
    await count("seen", 4);
    await count("start", 5);
    const text = await (await ask("/csv/funnel/steps?funnel=quiz2&days=7")).text();
    expect(text).toContain("seen,under 5,");
    expect(text).toContain("start,5,");
  });

  test("is sent line by line", async () => {
    await charge("ch_1", {});
    const { body } = await ask("/csv/money/days?days=90");
    const chunks: string[] = [];
    for await (const chunk of body ?? [])
      chunks.push(new TextDecoder().decode(chunk as Uint8Array));
    expect(chunks).toHaveLength(92);
    expect(chunks[2]).toBe("2026-11-24,1,19.99,0.00,0.00,0.00,19.99\r\n");
  });
});

test("Labels are standard terms", async () => {
  await count("seen", 400);
  const today = await readPage("");
  for (const label of ["Of these, refunded", "Next 7 days"]) expect(today).toContain(label);
  const funnel = await readPage("/funnel?funnel=quiz2&days=7");
  for (const label of ["% of first step", "% of previous step", "Difference from control"]) {
    expect(funnel).toContain(label);
  }
  expect(await readPage("/health")).toContain("Waiting work");
});
