import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanLines, cleanText } from "./clean-text.ts";

test.each([
  ["a combining accent", "Jose\u0301", "José"],
  ["a diaeresis", "Zoe\u0308", "Zoë"],
  ["an accent after a control", "Jose\u0000\u0301", "José"],
  ["no-break spaces", "Ada\u00A0Lovelace\u202FKing", "Ada Lovelace King"],
  ["the joiner of a Sinhala name", "ශ්\u200Dරී", "ශ්\u200Dරී"],
  ["the non-joiner of a Persian name", "علی\u200Cرضا", "علی\u200Cرضا"],
  ["a family", "👨\u200D👩\u200D👧", "👨\u200D👩\u200D👧"],
  ["a skin tone and a heart", "👩🏽\u200D❤\uFE0F\u200D👨", "👩🏽\u200D❤\uFE0F\u200D👨"],
  ["joiners that join nothing", "\u200DAda\u200C \u200DKing\u200D", "Ada King"],
  ["two joiners in a row", "A\u200D\u200Dda", "Ada"],
  ["bidi characters", "\u202EadA\u2066", "adA"],
  ["a soft hyphen and a byte order mark", "\uFEFFA\u00ADda", "Ada"],
  ["a line break", "A\r\nda\t", "Ada"],
])("A name with %s", (_what, typed, kept) => expect(cleanText(typed)).toBe(kept));

test("A text of several lines keeps its breaks", () => {
  expect(cleanLines(" One\r\nTwo\tthree\u202E\u0000 ")).toBe("One\nTwo\tthree");
});

describe("Whatever is typed", () => {
  const texts = fc.oneof(
    fc.string({ unit: "binary" }),
    fc
      .array(
        fc.constantFrom(..."ae\u0301\u0308ශ්ර👩🏽❤\uFE0F\u200C\u200D\u00A0\u202E\u0000\n\t\r -"),
      )
      .map((chars) => chars.join("")),
  );
  const joiners = /[\u200C\u200D]/g;

  test.each([
    ["a name", cleanText],
    ["a text", cleanLines],
  ])("%s is cleaned once and for all, composed, and without controls", (what, clean) => {
    fc.assert(
      fc.property(texts, (typed) => {
        const kept = clean(typed);
        expect(clean(kept)).toBe(kept);
        expect(kept.normalize("NFC")).toBe(kept);
        expect(kept.trim()).toBe(kept);
        const controls = what === "a name" ? /\p{C}/u : /[^\P{C}\n\t]/u;
        expect(kept.replaceAll(joiners, "")).not.toMatch(controls);
        expect(kept).not.toMatch(/(^|[^\p{L}\p{M}\p{Emoji}])[\u200C\u200D]|[\u200C\u200D]$/u);
      }),
    );
  });

  test("letters, marks, signs and emoji are as they were typed", () => {
    const shown = fc.string({ unit: "grapheme" }).filter((typed) => !/\p{C}|\u00A0/u.test(typed));
    fc.assert(
      fc.property(shown, (typed) => {
        expect(cleanText(typed)).toBe(typed.normalize("NFC").trim());
      }),
    );
  });
});
