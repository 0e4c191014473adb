import { LinkButton } from "#app/design/controls/button.tsx";
import { LIFE_GUIDE_IDS } from "#app/domain/guides.ts";
import type { AreaKey } from "#app/domain/life-areas.ts";
import { LIBRARY_PATH } from "#app/domain/purchase/download.ts";
import { courseTexts } from "#app/funnels/life-assessment/content/courses-page.ts";
import { guides } from "#app/funnels/life-assessment/content/guides.ts";
import { COURSE_IDS } from "#app/funnels/life-assessment/content/lesson.ts";
import { actions } from "#app/funnels/life-assessment/content/paid-actions.ts";
import { libraryPart } from "#app/funnels/life-assessment/content/results-library.ts";
import type { CompleteResults } from "#app/funnels/life-assessment/rules/complete-results.ts";
import { COURSES_PATH } from "#app/funnels/life-assessment/rules/courses.ts";
import { findLowest, orderByArea } from "#app/funnels/life-assessment/rules/order-by-area.ts";
import { areaAccents } from "../flower/area-accents.css.ts";
import { AreaMark } from "../flower/area-mark.tsx";
import * as css from "./results-library.css.ts";
import { TabSection } from "./tab-section.tsx";

const courses = COURSE_IDS.map((id) => {
  const { area, title, summary } = courseTexts[id];
  return { id, area, title, text: summary, href: `${COURSES_PATH}#${id}` };
});

const listGuides = (open: readonly string[]): readonly Item[] =>
  LIFE_GUIDE_IDS.filter((id) => open.includes(id)).map((id) => ({
    id,
    href: LIBRARY_PATH,
    ...guides[id],
  }));

/** The courses and guides of the subscription, those for the two lowest areas first. */
export function ResultsLibrary({ results }: { results: CompleteResults }) {
  const open = listGuides(results.guides);
  const hasAll = open.length === LIFE_GUIDE_IDS.length;
  return (
    <>
      <TabSection id="courses" {...libraryPart.courses}>
        <Shelf items={orderByArea(courses, results)} results={results} />
        <p className={css.action}>
          <LinkButton href={COURSES_PATH}>{actions.courses}</LinkButton>
        </p>
      </TabSection>
      {open.length > 0 && (
        <TabSection id="guides" {...libraryPart.guides[hasAll ? "all" : "three"]}>
          <Shelf items={orderByArea(open, results)} results={results} />
          <p className={css.action}>
            <LinkButton href={LIBRARY_PATH} tone="quiet">
              {actions.guides}
            </LinkButton>
          </p>
        </TabSection>
      )}
    </>
  );
}

type Item = {
  readonly id: string;
  readonly area: AreaKey;
  readonly title: string;
  readonly text: string;
  readonly href: string;
};

function Shelf({ items, results }: { items: readonly Item[]; results: CompleteResults }) {
  const lowest = findLowest(results).map(({ key }) => key);
  return (
    <ul role="list" className={css.shelf}>
      {items.map(({ id, area, title, text, href }) => (
        <li key={id} className={`${css.item} ${areaAccents[area]}`}>
          <AreaMark area={area} />
          <div>
            {lowest.includes(area) && (
              <p className={css.reason}>{libraryPart.lowest[lowest.indexOf(area)]}</p>
            )}
            <h3 className={css.title}>
              <a href={href} className={css.link}>
                {title}
              </a>
            </h3>
            <p className={css.text}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
