import { Button } from "#app/design/controls/button.tsx";
import { Field } from "#app/design/controls/field.tsx";
import { SelectField } from "#app/design/controls/select-field.tsx";
import { audienceLabels, search } from "#app/funnels/dating-quiz/content/library.ts";
import { AUDIENCES, TOPICS } from "#app/funnels/dating-quiz/content/topics.ts";
import {
  type GuideQuery,
  MAX_QUERY_LENGTH,
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

/** The search fields, filled in from the URL. */
export const GuideFields = ({ initialQuery }: { initialQuery: GuideQuery }) => (
  <div className={css.fields}>
    <div className={css.words}>
      <Field
        label={search.words}
        type="search"
        name={QUERY_FIELDS.words}
        defaultValue={initialQuery.words}
        maxLength={MAX_QUERY_LENGTH}
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
        defaultValue={initialQuery.topic ?? ""}
        options={topics}
      />
      <SelectField
        label={search.audience}
        name={QUERY_FIELDS.audience}
        defaultValue={initialQuery.audience ?? ""}
        options={audiences}
      />
    </div>
  </div>
);
