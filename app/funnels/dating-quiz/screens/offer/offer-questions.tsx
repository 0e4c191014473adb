import { Accordion } from "#app/design/accordion.tsx";
import { questions } from "#app/funnels/dating-quiz/content/bundle.ts";
import { Section } from "#app/funnels/shared/screens/section.tsx";

export const OfferQuestions = () => (
  <Section id="questions" title={questions.title} lead={questions.lead}>
    <Accordion name="offer-questions" items={questions.items} />
  </Section>
);
