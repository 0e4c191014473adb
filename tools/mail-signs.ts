import type { Page } from "@playwright/test";
import { accentColours } from "../app/design/palette.ts";
import { ARCHETYPES, type Archetype } from "../app/domain/archetypes.ts";
import { archetypeNames } from "../app/funnels/dating-quiz/content/archetype-names.ts";
import { writeSign } from "./sign-sprite.ts";

/** Room around a sign within a circle of 100. */
const VIEW = "-210 -140 420 280";

function writePage(archetype: Archetype): string {
  const { fill, soft } = accentColours[archetypeNames[archetype].accent];
  return `
<!doctype html>
<style>
  body { margin: 0; background: ${soft.dark}; }
  svg { display: block; width: 100vw; height: 100vh; }
</style>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="${VIEW}">${writeSign(archetype, fill)}</svg>`;
}

/** The sign of each pattern, at the top of the mail with a result. */
export const listMailSigns = () =>
  ARCHETYPES.map((archetype) => ({
    path: `public/mail/${archetype}.png`,
    width: 240,
    height: 160,
    open: (page: Page) => page.setContent(writePage(archetype)),
  }));
