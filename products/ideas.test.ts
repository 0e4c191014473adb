import { expect, test } from "vitest";
import { IDEAS, type Idea } from "../tests/fixtures/ideas.ts";
import { sold } from "../tests/fixtures/sold-texts.ts";

/** The number of paragraphs in a passage. */
const PASSAGE = 3;

function isTold({ marks }: Idea, source: string): boolean {
  const paragraphs = source.split("\n").filter((line) => line.trim() !== "" && !/^:+$/.test(line));
  return paragraphs.some((_, at) => {
    const passage = paragraphs.slice(at, at + PASSAGE).join("\n");
    return marks.every((mark) => mark.test(passage));
  });
}

test.each(IDEAS)("Explained in one place only: $name", (idea) => {
  const told = sold.filter(({ source }) => isTold(idea, source)).map(({ path }) => path);
  expect(told).toEqual([idea.home]);
});

test("An idea that is explained again in other words is found", () => {
  const again =
    "A boundary needs no permission.\n\n“You must stop calling” is a demand.\n\nNobody has to agree to yours.";
  expect(IDEAS.filter((idea) => isTold(idea, again)).map(({ home }) => home)).toEqual([
    "lesson a-kind-no",
  ]);
});
