import { expect, test } from "vitest";
import { content, envelope, sender, step } from "../../tests/fixtures/email-content.ts";
import { HOSTILE_TEXTS, RUNS } from "../../tests/fixtures/hostile-texts.ts";
import { composeMail } from "./compose-mail.ts";

const URL_OF_LINK = "https://kindling.example/unsubscribe?token=t";

/** A mail with the text in every place that a mail has for one. */
function compose(text: string) {
  const link = { label: text, url: URL_OF_LINK };
  return composeMail(
    {
      accent: content.accent,
      subject: text,
      preview: text,
      title: text,
      greeting: text,
      reason: text,
      paragraphs: [text],
      notes: [text],
      button: link,
      links: [link],
      unsubscribe: link,
      step: { ...step, title: text, tasks: [text], after: [text] },
    },
    { ...sender, brand: { ...sender.brand, name: text } },
    envelope,
  );
}

const tagsOf = (html: string) => html.match(/<\/?[a-z!][^\s>]*/gi);
const plain = compose("plain words");

test.each(HOSTILE_TEXTS.map((text) => [JSON.stringify(text), text]))(
  "P34 %s adds no header, element or line to a mail",
  (_told, text) => {
    const mail = compose(text);
    for (const line of [mail.subject, mail.from.name])
      expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
    expect(Object.keys(mail.headers)).toEqual(Object.keys(plain.headers));
    expect(tagsOf(mail.html)).toEqual(tagsOf(plain.html));
    expect(mail.html).not.toMatch(new RegExp(`<[^>]*\\bon\\w+=[^>]*${RUNS}`));
    expect(mail.text.split("\n")).toHaveLength(plain.text.split("\n").length);
    const bare = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069\u200E\u200F]/u;
    expect(mail.text.replaceAll("\n", "")).not.toMatch(bare);
    expect(mail.html.replaceAll("\n", "")).not.toMatch(bare);
  },
);
