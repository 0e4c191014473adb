import { FREE_GUIDE, FREE_LESSON } from "#app/domain/free-reading.ts";
import { LIFE_BOOKS } from "#app/funnels/dating-quiz/content/life-books.ts";
import { courses } from "#app/funnels/life-assessment/content/courses/courses.ts";
import { freeLesson as lessonLink } from "#app/funnels/life-assessment/content/site-texts.ts";
import { textsOf } from "#app/funnels/life-assessment/rules/courses.ts";
import { freeGuide as guideLink } from "#app/funnels/perfectionism/content/sales-page.ts";
import { freeGuide, freeLesson } from "#app/funnels/shared/content/reading-ways.ts";
import manuscript from "../../products/guides/a-tired-week.md?raw";
import { findElements } from "../../tests/fixtures/html.ts";
import { readWords } from "../../tests/fixtures/page-words.ts";
import { ask } from "../../tests/fixtures/web-worker.ts";
import { describe, expect, test } from "../../tests/setup/test.ts";

/** Keeps only letters: a page and a manuscript differ in other characters. */
const lettersOf = (text: string): string => text.replaceAll(/[^a-z]/gi, "");

const lesson = courses
  .flatMap(({ lessons }) => lessons)
  .find(({ id }) => id === FREE_LESSON.lesson);
/** All lines of a manuscript but directives and tables. */
const lines = manuscript.split("\n").filter((line) => !/^(?:[:|]|$)/.test(line));

describe.each([
  ["lesson", FREE_LESSON.path, lesson ? textsOf(lesson) : []],
  ["guide", FREE_GUIDE.path, lines],
])("The free %s", (_what, path, texts) => {
  test("is complete, word for word as it is sold", async () => {
    const words = lettersOf(await readWords(await ask(path)));
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter((text) => !words.includes(lettersOf(text)))).toEqual([]);
  });

  test("is open to everybody and to search engines, and links to what is sold", async () => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
    const page = await answer.text();
    expect(await findElements(page, 'meta[name="robots"]')).toEqual([]);
    expect(await findElements(page, `link[rel="canonical"][href$="${path}"]`)).toHaveLength(1);
    for (const href of ["/quiz2", "/perfectionism"]) {
      expect(await findElements(page, `main a[href="${href}"]`)).toHaveLength(1);
    }
    expect(await (await ask("/sitemap.xml")).text()).toContain(`${path}</loc>`);
  });
});

test("The landing pages and the closed courses link to the free texts by title", async () => {
  expect(freeLesson.title).toBe(lesson?.title);
  expect(freeGuide.title).toBe(LIFE_BOOKS[FREE_GUIDE.id].title);
  for (const [from, { href, title }, { link }] of [
    ["/quiz2", freeLesson, lessonLink],
    ["/quiz2/courses", freeLesson, lessonLink],
    ["/perfectionism", freeGuide, guideLink],
  ] as const) {
    expect(link).toContain(title);
    const answer = await ask(from);
    expect(await findElements(await answer.clone().text(), `main a[href="${href}"]`)).toHaveLength(
      1,
    );
    expect(await readWords(answer)).toContain(link);
  }
});
