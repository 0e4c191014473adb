import type { RefObject } from "react";
import { Button } from "#app/design/button.tsx";
import { Container, Stack } from "#app/design/layout.tsx";
import { useClaimText } from "#app/funnels/shared/screens/site.tsx";
import { claims } from "../content/claims.ts";
import { landing } from "../content/texts.ts";

type LandingStageProps = { heading?: RefObject<HTMLHeadingElement>; onBegin: () => void };

export function LandingStage({ heading, onBegin }: LandingStageProps) {
  const claimText = useClaimText();
  return (
    <Container>
      <Stack gap="m">
        <p>{landing.eyebrow}</p>
        <h1 ref={heading} tabIndex={-1}>
          {landing.title}
        </h1>
        <p>{landing.lead}</p>
        <div>
          <Button size="l" data-leads-to="age" onClick={onBegin}>
            {landing.action}
          </Button>
        </div>
        <p>{landing.facts.join(", ")}</p>
        <p>{claimText(claims.takers)}</p>
      </Stack>
    </Container>
  );
}
