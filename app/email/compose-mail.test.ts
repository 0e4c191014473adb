import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { content, envelope, sender } from "../../tests/fixtures/email-content.ts";
import { composeMail } from "./compose-mail.ts";

const compose = (changes: Partial<typeof content> = {}) =>
  composeMail({ ...content, ...changes }, sender, envelope);

test("A mail has the brand as sender and its mailbox as reply address", () => {
  expect(compose()).toMatchObject({
    ...envelope,
    from: { name: "Kindling", address: "mail@kindling.example" },
    replyTo: "hello@kindling.example",
    subject: "A subject",
    headers: {},
  });
});

test("The same content renders to the same bytes, so that a provider can deduplicate it", () => {
  expect(compose()).toEqual(compose());
});

test("Optional mail has the one-click headers of RFC 8058 and a link", () => {
  const url = "https://kindling.example/unsubscribe?token=t";
  const mail = compose({ unsubscribe: { label: "Leave the list", url } });
  expect(mail.headers).toEqual({
    "List-Unsubscribe": `<${url}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  expect(mail.text).toContain(`Leave the list: ${url}`);
  expect(mail.html).toContain(`href="${url}"`);
});

describe("P34", () => {
  test("No text breaks out of its line or reverses what follows", () => {
    const nasty = fc.string({ unit: "binary", maxLength: 60 });
    fc.assert(
      fc.property(nasty, (text) => {
        const name = `${text}\r\nBcc: eve@evil.test\u202E`;
        const brand = { ...sender.brand, name };
        const mail = composeMail({ ...content, subject: name }, { ...sender, brand }, envelope);
        expect(mail.subject + mail.from.name).not.toMatch(/[\p{Cc}\u2028\u2029\u202A-\u202E]/u);
      }),
    );
  });

  test("Markup in a text stays text", () => {
    const nasty = "<script>alert(1)</script> & more";
    const { html } = compose({ paragraphs: [nasty] });
    const marked = compose({ step: { title: nasty, tasks: [nasty], after: [nasty] } });
    expect(marked.html).not.toContain("<script>");
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt; &amp; more");
  });

  test.each(["javascript:alert(1)", "data:text/html,x", "//evil.example", "mailto:a@b.cd"])(
    "%s is refused as a link",
    (url) => {
      expect(() => compose({ button: { label: "Press me", url } })).toThrow();
      expect(() => compose({ unsubscribe: { label: "Leave", url } })).toThrow();
    },
  );

  test("A link cannot end its header", () => {
    const url = "https://kindling.example/unsubscribe?token=t>\r\nBcc: eve@evil.test, <";
    const headers = compose({ unsubscribe: { label: "Leave", url } }).headers;
    expect(headers["List-Unsubscribe"]).toMatch(/^<https:\/\/[^<>\s]+>$/);
  });
});
