import { useEffect, useState } from "react";
import { Card } from "#app/design/layout.tsx";
import { PRIVACY_CHOICES_ID } from "#app/domain/legal-paths.ts";
import type { PixelConsent } from "#app/domain/pixels.ts";
import { choice } from "../content/pixels.ts";
import * as css from "./pixel-choice.css.ts";
import { PixelForm } from "./pixel-form.tsx";

/** Shows the choice and lets it be changed. A browser that opts out by itself has nothing to choose. */
export const PixelChoice = ({ consent }: { consent: Exclude<PixelConsent, "opted_out"> }) => (
  <Card className={css.card}>
    <h2 id={PRIVACY_CHOICES_ID} className={css.title}>
      {choice.title}
    </h2>
    <p>{choice.states[consent]}</p>
    <PixelForm className={css.form} anchor={PRIVACY_CHOICES_ID} />
    <p className={css.note}>{choice.note}</p>
  </Card>
);

/** Whether the browser opts out, by its header or, where it sends none, by the property that scripts see. */
export function useOptOut(consent: PixelConsent): boolean {
  const [isOptedOut, setIsOptedOut] = useState(consent === "opted_out");
  useEffect(() => {
    const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
    if (globalPrivacyControl) setIsOptedOut(true);
  }, []);
  return isOptedOut;
}
