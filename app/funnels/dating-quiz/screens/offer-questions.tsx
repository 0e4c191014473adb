import { Accordion } from "#app/design/accordion.tsx";
import { Section } from "#app/funnels/shared/screens/section.tsx";
import { questions } from "../content/bundle.ts";

export const OfferQuestions = () => (
  <Section id="questions" title={questions.title} lead={questions.lead}>
    <Accordion name="offer-questions" items={questions.items} />
  </Section>
);
