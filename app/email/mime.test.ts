import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mail } from "../../tests/fixtures/email-content.ts";
import { buildMime } from "./mime.ts";

const split = (mime: string) => {
  const end = mime.indexOf("\r\n\r\n");
  return { head: mime.slice(0, end), body: mime.slice(end + 4) };
};
/** Reads the headers, with folded lines joined again (RFC 5322, 2.2.3). */
const readHeaders = (mime: string): Record<string, string> =>
  Object.fromEntries(
    split(mime)
      .head.replaceAll(/\r\n[ \t]/g, " ")
      .split("\r\n")
      .map((line) => line.split(/: (.*)/s).slice(0, 2)),
  );
const decode = (base64: string) => Buffer.from(base64, "base64").toString("utf8");
const decodeWords = (text: string) =>
  text
    .replaceAll(/\?=\s+=\?/g, "?==?")
    .replaceAll(/=\?UTF-8\?B\?([^?]*)\?=/g, (_, word: string) => decode(word));
const NAMES = [
  "From",
  "To",
  "Reply-To",
  "Subject",
  "Date",
  "Message-ID",
  "List-Unsubscribe",
  "MIME-Version",
  "Content-Type",
];
const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 120 }),
  fc.string({ unit: "grapheme", maxLength: 120 }),
  fc.constantFrom(
    "\r\nBcc: eve@evil.test",
    "a\nb",
    "a\r\n\r\n<script>",
    "=?UTF-8?B?WA==?=",
    '"',
    "\\",
  ),
);

test("A mail is one message with its text and its HTML as alternatives", () => {
  const mime = buildMime(mail);
  expect(readHeaders(mime)).toEqual({
    From: '"Kindling" <mail@kindling.example>',
    To: "<ada@example.test>",
    "Reply-To": "<hello@kindling.example>",
    Subject: "A subject",
    Date: "Fri, 20 Nov 2026 17:05:09 +0000",
    "Message-ID": "<44444444-4444-4444-8444-444444444444@kindling.example>",
    "List-Unsubscribe": "<https://kindling.example/unsubscribe?token=t>",
    "MIME-Version": "1.0",
    "Content-Type": 'multipart/alternative; boundary="=_44444444-4444-4444-8444-444444444444"',
  });
  const parts = split(mime).body.split(/--=_[\w-]+(?:--)?\r\n/);
  const read = (part = "") => {
    const { head, body } = split(part);
    return [head, decode(body)];
  };
  expect(parts).toHaveLength(4);
  expect(read(parts[1])).toEqual([
    "Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64",
    "Grüße\r\n",
  ]);
  expect(read(parts[2])).toEqual([
    "Content-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: base64",
    "<p>Grüße</p>\r\n",
  ]);
});

test("Lines end in CRLF and have at most 78 characters", () => {
  const mime = buildMime({ ...mail, subject: "ü".repeat(200), html: "<p>🙂</p>\n".repeat(500) });
  expect(mime.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  for (const line of mime.split("\r\n")) expect(line.length).toBeLessThanOrEqual(78);
  expect(mime).toMatch(/^[\x20-\x7e\r\n]+$/);
});

test.each([
  ["ada@bücher.example", "<ada@xn--bcher-kva.example>"],
  ["用户@例子.广告", "<用户@xn--fsqu00a.xn--4gbrim>"],
])("The domain of %s is written in ASCII", (to, written) => {
  const { To } = readHeaders(buildMime({ ...mail, to }));
  expect(To?.split("@")[0]).toBe(written.split("@")[0]);
  expect(To?.split("@")[1]).toMatch(/^[a-z0-9.-]+>$/);
});

describe("P34 No text injects a header", () => {
  test("whatever the subject and the sender's name", () => {
    fc.assert(
      fc.property(anyText, anyText, (subject, name) => {
        const mime = buildMime({ ...mail, subject, from: { ...mail.from, name } });
        const headers = readHeaders(mime);
        expect(Object.keys(headers)).toEqual(NAMES);
        const isWhole = (text: string) => !/\p{Cs}/u.test(text);
        if (isWhole(subject)) expect(decodeWords(headers["Subject"] ?? "")).toBe(subject);
        expect(headers["From"]).toMatch(/ <mail@kindling\.example>$/);
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    { "List-Unsubscribe": "<https://a.example>\r\nBcc: eve@evil.test" },
    { "List-Unsubscribe\r\nBcc": "eve@evil.test" },
    { "X-Note": "ü" },
    { "X-Note": "" },
  ])("and a header that would add another one is refused: %j", (headers) => {
    expect(() => buildMime({ ...mail, headers })).toThrow("plain ASCII");
  });
});
