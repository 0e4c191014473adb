import { Container } from "#app/design/layout.tsx";
import { archetypes } from "../content/archetypes.ts";
import { offer } from "../content/offer.ts";
import type { StageProps } from "./stage-props.ts";

export const OfferStage = ({ session, heading }: StageProps) => (
  <Container>
    <h1 ref={heading} tabIndex={-1}>
      {offer.headline(session.name)} {archetypes[session.finalArchetype ?? "echo"].title}
    </h1>
  </Container>
);
