import { Button } from "#app/design/button.tsx";
import { Field } from "#app/design/field.tsx";
import { SelectField } from "#app/design/select-field.tsx";
import { audienceLabels, search } from "#app/funnels/dating-quiz/content/library.ts";
import { AUDIENCES, TOPICS } from "#app/funnels/dating-quiz/content/topics.ts";
import {
  type GuideQuery,
  MOST_LETTERS,
  QUERY_FIELDS,
} from "#app/funnels/dating-quiz/rules/search-guides.ts";
import * as css from "./guide-search.css.ts";

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const topics = [
  { value: "", label: search.anyTopic },
  ...TOPICS.map((topic) => ({ value: topic, label: capitalise(topic) })),
];
const audiences = [
  { value: "", label: search.anyAudience },
  ...AUDIENCES.map((audience) => ({ value: audience, label: audienceLabels[audience] })),
];

/** The fields of the search, as an address fills them in. */
export const GuideFields = ({ asked }: { asked: GuideQuery }) => (
  <div className={css.fields}>
    <div className={css.words}>
      <Field
        label={search.words}
        type="search"
        name={QUERY_FIELDS.words}
        defaultValue={asked.words}
        maxLength={MOST_LETTERS}
        placeholder={search.placeholder}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
      />
      <div className={css.action}>
        <Button type="submit" tone="quiet">
          {search.action}
        </Button>
      </div>
    </div>
    <div className={css.filters}>
      <SelectField
        label={search.topic}
        name={QUERY_FIELDS.topic}
        defaultValue={asked.topic ?? ""}
        options={topics}
      />
      <SelectField
        label={search.audience}
        name={QUERY_FIELDS.audience}
        defaultValue={asked.audience ?? ""}
        options={audiences}
      />
    </div>
  </div>
);
