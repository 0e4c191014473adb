import { Button } from "#app/design/controls/button.tsx";
import * as fieldCss from "#app/design/controls/field.css.ts";
import { Field } from "#app/design/controls/field.tsx";
import { StatePage } from "#app/design/feedback/state-page.tsx";
import { Container, Stack } from "#app/design/layout.tsx";
import { MAX_REVIEWER_LENGTH } from "#app/domain/review.ts";
import { SlimPage } from "#app/funnels/shared/screens/page/slim-page.tsx";
import {
  badReviewLink,
  footer,
  reviewPage,
  reviewPublished,
  reviewThanks,
} from "../content/review.ts";
import type { ReviewProblems, TypedReview } from "../rules/check-review.ts";
import * as css from "./review-page.css.ts";
import { StarRating } from "./star-rating.tsx";

type FormProps = { isSent: boolean; typed: TypedReview; problems: ReviewProblems | null };
type ReviewPageProps = { state: "gone" | "published" | "thanks" } | ({ state: "form" } & FormProps);

const STATES = {
  gone: { ...badReviewLink, scene: "lost" },
  published: { ...reviewPublished, scene: "paid" },
  thanks: { ...reviewThanks, scene: "letter" },
} as const;

/** `/review` (docs/product.md#reviews). */
export const ReviewPage = (view: ReviewPageProps) => (
  <SlimPage accent="ember" footer={footer}>
    {view.state === "form" ? (
      <Container narrow className={css.place}>
        <ReviewForm {...view} />
      </Container>
    ) : (
      <StatePage {...STATES[view.state]} href="/" />
    )}
  </SlimPage>
);

/** Posts to its own URL, which holds the token. */
const ReviewForm = ({ isSent, typed, problems }: FormProps) => (
  <form method="post">
    <Stack gap="m">
      <div>
        <h1 className={css.title}>{reviewPage.title}</h1>
        <p className={css.lead}>{reviewPage.lead}</p>
      </div>
      {isSent && <p className={css.notice}>{reviewPage.again}</p>}
      <div>
        <StarRating value={typed.rating} />
        <Problem text={problems?.rating} />
      </div>
      <div className={fieldCss.field}>
        <label className={fieldCss.label} htmlFor="review-text">
          {reviewPage.text}
        </label>
        <textarea
          className={css.words}
          id="review-text"
          name="text"
          rows={8}
          required
          defaultValue={typed.text}
          aria-describedby="review-text-hint"
          aria-invalid={problems?.text ? true : undefined}
        />
        <p className={fieldCss.hint} id="review-text-hint">
          {reviewPage.textHint}
        </p>
        <Problem text={problems?.text} />
      </div>
      <Field
        label={reviewPage.firstName}
        name="firstName"
        autoComplete="given-name"
        maxLength={MAX_REVIEWER_LENGTH}
        required
        defaultValue={typed.firstName}
        problem={problems?.firstName ?? null}
      />
      <div>
        <label className={css.consent}>
          <input
            type="checkbox"
            className={css.box}
            name="consent"
            value="yes"
            required
            defaultChecked={typed.consent === "yes"}
          />
          {reviewPage.consent}
        </label>
        <Problem text={problems?.consent} />
      </div>
      <Button type="submit" size="l" isBlock>
        {reviewPage.action}
      </Button>
    </Stack>
  </form>
);

const Problem = ({ text }: { text: string | null | undefined }) =>
  text ? (
    <p className={fieldCss.problem} role="alert">
      {text}
    </p>
  ) : null;
