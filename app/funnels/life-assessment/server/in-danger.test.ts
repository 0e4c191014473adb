import { globSync, readFileSync } from "node:fs";
import type { Book } from "@kindling/press/book";
import fc from "fast-check";
import { expect, test } from "vitest";
import { homeLocale } from "#app/domain/locale.ts";
import { MAIL_LIMITS } from "#app/domain/mail/mail-limits.ts";
import { HELP_BY_COUNTRY } from "#app/help/content/countries.ts";
import { helpNote } from "#app/help/content/texts.ts";
import { offerHelp } from "#app/help/server/find-help.ts";
import { brand } from "../../../../tests/fixtures/email-content.ts";
import { factsOf } from "../../../../tests/fixtures/report-facts.ts";
import * as comparisonTexts from "../content/comparison.ts";
import { courses } from "../content/courses/courses.ts";
import { courseTexts } from "../content/courses-page.ts";
import { history } from "../content/history.ts";
import { completeMail, previewMail } from "../content/mails.ts";
import { planMail, planMails } from "../content/plan/mails.ts";
import { lookBack, weekMail, weekMails } from "../content/plan/weeks.ts";
import { pulse } from "../content/pulse.ts";
import { BANK_VERSION } from "../content/question-bank.ts";
import { areasPart, head } from "../content/results.ts";
import { daysPart } from "../content/results-week.ts";
import { writeActionPlan } from "../rules/action-plan.ts";
import { writeAreaCard } from "../rules/area-card.ts";
import { compareAttempts } from "../rules/compare-attempts.ts";
import { writeFirstLook } from "../rules/first-look.ts";
import { writeGeneralPlan } from "../rules/general-plan.ts";
import { orderSteps } from "../rules/order-steps.ts";
import type { ReportFacts } from "../rules/report/facts.ts";
import { completeResults } from "./complete-results.ts";
import { helpFirst, writeStep } from "./mailed-step.ts";
import { stepOf } from "./personal-texts.ts";
import { composePlan } from "./report/compose-plan.ts";
import { composeReport } from "./report/compose-report.ts";
import { summarize } from "./summarize.ts";

/** What nobody who may be in danger reads anywhere. "Someone you feel safe with" is no claim about them. */
const NEVER =
  /whether you chose|good place to start|\byou feel safe\b(?! with\b)|\blean(ing)? on\b|on firm ground|looking over your shoulder|firmest/i;

/** All strings in a value, in their order. */
function stringsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}

const chaptersOf = ({ chapters }: Book) => stringsIn(chapters.map(({ blocks }) => blocks));
const titlesOf = ({ chapters }: Book) =>
  stringsIn(chapters.map(({ title, opener }) => [title, opener]));

/** What a surface prints. `first`: how it begins; null where a page shows the note above it. */
type Surface = (facts: ReportFacts) => { texts: readonly string[]; first: string | null };

const afterNote = (texts: unknown) => ({ texts: stringsIn(texts), first: null });

const book = (printed: Book) => {
  const [first = ""] = chaptersOf(printed).filter((text) => text.includes(" "));
  return { texts: [...chaptersOf(printed), ...titlesOf(printed)], first };
};

const mail = (facts: ReportFacts, texts: unknown) => {
  const [first = ""] = helpFirst(facts.scores, brand);
  return { texts: stringsIn(texts), first };
};

const SURFACES = {
  report: (facts) => book(composeReport(facts, brand)),
  "report since another": (facts) =>
    book(composeReport({ ...facts, since: sinceNeutral(facts) }, brand)),
  plan: (facts) => book(composePlan(facts, brand)),
  results: ({ scores }) => {
    const results = summarize(scores);
    const cards = (["top", "bottom"] as const).map((end) =>
      writeAreaCard(results, end, scores.needsHelp),
    );
    const { overall, strength, priority } = head;
    const titles = [overall, strength.title, priority.title, areasPart, daysPart];
    return afterNote([completeResults(scores), cards, titles]);
  },
  "text file of the results": ({ scores, country }) => {
    const results = {
      ...summarize(scores),
      first_look: null,
      offer: "trial" as const,
      help: scores.needsHelp ? offerHelp(country) : null,
    };
    const at = { nowMs: 0, locale: homeLocale(), origin: brand.siteOrigin };
    const text = writeActionPlan(results, completeResults(scores).areas, at);
    return { texts: [text.replaceAll(/\s+/g, " ")], first: text.split("\r\n")[5] ?? "" };
  },
  "text file of the thank-you page": () =>
    afterNote(writeGeneralPlan("an attempt", 0, homeLocale()).replaceAll(/\s+/g, " ")),
  "free look": ({ scores }) => afterNote(writeFirstLook(scores)),
  "changes since last time": (facts) => {
    const { areas, caveats } = sinceNeutral(facts);
    const { describeChange, describeChanges, comparison } = comparisonTexts;
    const said = Object.values(areas).map(describeChange);
    const told = caveats.map((caveat) => comparison.caveats[caveat]);
    return afterNote([comparison, said, told, describeChanges({ up: ["growth"], down: [] })]);
  },
  history: () => afterNote(history),
  pulse: ({ scores }) => {
    const steps = orderSteps(scores).map((step) => stepOf(scores, step));
    return afterNote([pulse, steps]);
  },
  courses: () => afterNote([courses, courseTexts]),
  quiz2_preview: (facts) => mail(facts, previewMail),
  quiz2_complete: (facts) => mail(facts, completeMail),
  plan_day: (facts) =>
    mail(facts, [planMail, planMails, orderSteps(facts.scores).map(mailed(facts))]),
  plan_week: (facts) =>
    mail(facts, [weekMail, weekMails, lookBack, orderSteps(facts.scores).map(mailed(facts))]),
} satisfies Record<string, Surface>;

const mailed =
  ({ scores }: ReportFacts) =>
  (choice: Parameters<typeof writeStep>[1]) =>
    writeStep(scores, choice);

function sinceNeutral(facts: ReportFacts) {
  const shared = { bankVersion: BANK_VERSION, isDoubtful: false };
  const before = { ...factsOf(Array.from({ length: 100 }, () => 3)), ...shared };
  return compareAttempts({ ...before, completedAt: 0 }, { ...facts, ...shared });
}

const answer = fc.integer({ min: 1, max: 5 });
const countries = fc.constantFrom(null, "ZZ", ...HELP_BY_COUNTRY.keys());

/** Generated people; around each mean, so that high, low and contradictory profiles all occur. */
const people = fc
  .tuple(
    fc.array(answer, { minLength: 100, maxLength: 100 }),
    answer,
    fc.integer({ min: 0, max: 4 }),
    countries,
  )
  .map(([values, mean, spread, country]) =>
    factsOf(
      values.map((value, at) => {
        const around = Math.min(5, Math.max(1, Math.round(mean + ((value - 3) * spread) / 4)));
        return at % 4 === 2 ? 6 - around : around;
      }),
      { country },
    ),
  );

/** The first four answers, on physical safety, of people who agree to be in danger or have little of it. */
const dangers = fc.constantFrom<readonly (number | null)[]>(
  [null, null, 4, null],
  [null, null, 5, null],
  [5, 5, 4, 5],
  [1, 2, 3, 1],
);

/** The same people, in danger. */
const endangered = fc.tuple(people, dangers).map(([{ answers, country }, danger]) => {
  const values = [...(answers ?? [])].map(([, value]) => value);
  return factsOf(
    values.map((value, at) => danger[at] ?? value),
    { country },
  );
});

test.each(Object.entries<Surface>(SURFACES))(
  "People who may be in danger read first whom to call, and nothing that reassures them: %s",
  (_name, print) => {
    fc.assert(
      fc.property(endangered, (facts) => {
        expect(facts.scores.needsHelp).toBe(true);
        const { texts, first } = print(facts);
        expect(texts.filter((text) => NEVER.test(text))).toEqual([]);
        if (first !== null) expect(first).toMatch(/carry this alone|someone to talk to|listen/);
      }),
      { numRuns: 40 },
    );
  },
);

test("The report names the numbers of the country on its first page, or a directory", () => {
  fc.assert(
    fc.property(endangered, (facts) => {
      const [page] = composeReport(facts, brand).chapters;
      const [first] = page?.blocks ?? [];
      const withoutMarks = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "");
      // Print has the letters of western Europe only.
      const said = withoutMarks(stringsIn(first).join(" "));
      const { lines } = offerHelp(facts.country);
      expect(said).toContain(helpNote.title);
      for (const { name, number } of lines) {
        expect(said).toContain(withoutMarks(name));
        expect(said).toContain(number);
      }
      expect(said.includes("findahelpline.com")).toBe(lines.length === 0);
    }),
    { numRuns: 100 },
  );
});

test("People who are not in danger read neither the note nor the texts for danger", () => {
  fc.assert(
    fc.property(people, (facts) => {
      fc.pre(!facts.scores.needsHelp);
      const printed = [composeReport(facts, brand), composePlan(facts, brand)].flatMap(chaptersOf);
      expect(printed).not.toContain(helpNote.title);
      expect(helpFirst(facts.scores, brand)).toEqual([]);
      expect(stringsIn(completeResults(facts.scores)).join(" ")).not.toContain("Make one call");
    }),
    { numRuns: 40 },
  );
});

/** Each address of the life assessment: the surface above that it shows, or why it says nothing about a person. */
const ADDRESSES: Readonly<Record<string, keyof typeof SURFACES | "no texts chosen by answers">> = {
  "api.quiz2.checkout.ts": "no texts chosen by answers",
  "api.quiz2.complete.ts": "no texts chosen by answers",
  "api.quiz2.continue.ts": "no texts chosen by answers",
  "api.quiz2.email-capture.ts": "no texts chosen by answers",
  "api.quiz2.plan.$attemptId.ts": "plan",
  "api.quiz2.report.$attemptId.ts": "report",
  "api.quiz2.results.$attemptId.ts": "results",
  "api.quiz2.save.ts": "no texts chosen by answers",
  "api.quiz2.start.ts": "no texts chosen by answers",
  "quiz2._index.tsx": "no texts chosen by answers",
  "quiz2.courses.$course.$lesson.tsx": "courses",
  "quiz2.courses.$course._index.ts": "courses",
  "quiz2.courses._index.tsx": "courses",
  "quiz2.history.tsx": "history",
  "quiz2.mailed.tsx": "no texts chosen by answers",
  "quiz2.manage.tsx": "no texts chosen by answers",
  "quiz2.mini.$attemptId.tsx": "free look",
  "quiz2.mini._index.tsx": "no texts chosen by answers",
  "quiz2.open.tsx": "no texts chosen by answers",
  "quiz2.paywall.tsx": "no texts chosen by answers",
  "quiz2.pulse.$area.tsx": "pulse",
  "quiz2.pulse._index.tsx": "pulse",
  "quiz2.pulses.$pulseId.tsx": "pulse",
  "quiz2.results.tsx": "results",
  "quiz2.start.tsx": "no texts chosen by answers",
  "quiz2.thank-you.tsx": "text file of the thank-you page",
};

const linesWith = (pattern: RegExp, files: string) =>
  globSync(files, { cwd: import.meta.dirname })
    .filter((file) => !file.endsWith(".test.ts"))
    .filter((file) => pattern.test(readFileSync(`${import.meta.dirname}/${file}`, "utf8")))
    .map((file) => file.replace(/^\.\.\/(server\/)?/, ""))
    .sort();

test("Every address, mail, book and file about a person's answers is among these surfaces", () => {
  const routes = globSync("{api.,}quiz2*", { cwd: `${import.meta.dirname}/../../../routes` });
  expect(routes.sort()).toEqual(Object.keys(ADDRESSES).sort());
  const mails = Object.keys(MAIL_LIMITS).filter((kind) => /^(quiz2|plan)_/.test(kind));
  expect(mails.filter((kind) => !(kind in SURFACES))).toEqual([]);
  expect(linesWith(/export function compose\w+\(/, "report/*.ts")).toEqual([
    "report/compose-plan.ts",
    "report/compose-report.ts",
  ]);
  expect(linesWith(/\bjoinLines\(/, "../rules/*.ts")).toEqual([
    "rules/action-plan.ts",
    "rules/general-plan.ts",
  ]);
});

test("Only what knows of danger reads the texts that scores choose", () => {
  const texts = /from "[^"]*\/(sub-dimensions|area-levels|sub-dimension-steps|plan\/steps)\.ts"/;
  expect(linesWith(texts, "../{rules,server,screens}/**/*.{ts,tsx}")).toEqual([
    "personal-texts.ts",
    "report/extremes-chapter.ts",
  ]);
});
