import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { courses } from "../app/funnels/life-assessment/content/courses/courses.ts";
import { textsOf } from "../app/funnels/life-assessment/rules/courses.ts";

/** Every manuscript, by its path below this folder. */
export const manuscripts = globSync("*/**/*.md", { cwd: import.meta.dirname })
  .sort()
  .map((path) => ({ path, source: readFileSync(join(import.meta.dirname, path), "utf8") }));

/** The courses of the subscription are sold, too. */
const lessons = courses
  .flatMap((course) => course.lessons)
  .map((lesson) => ({ path: `lesson ${lesson.id}`, source: textsOf(lesson).join("\n") }));

/** All long texts that are sold. */
export const sold = [...manuscripts, ...lessons];
