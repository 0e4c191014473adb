import { expect, test } from "vitest";
import { ARCHETYPES } from "#app/domain/archetypes.ts";
import { composeMail } from "#app/email/compose-mail.ts";
import { brand, envelope, LINK_SECRETS, sender } from "../../../../tests/fixtures/email-content.ts";
import { tokenIn } from "../../../../tests/fixtures/mailed-token.ts";
import { archetypes } from "../content/archetypes.ts";
import { isStopResultsLink, writeResultMail } from "./result-mail.ts";

const ID = "44444444-4444-4444-8444-444444444444";
const createdAt = Date.UTC(2026, 10, 23);
const deps = { brand, linkSecrets: LINK_SECRETS };
const write = async (archetype: (typeof ARCHETYPES)[number]) =>
  composeMail(
    await writeResultMail(deps, { id: ID, createdAt, payload: { archetype } }),
    sender,
    envelope,
  );

test.each(ARCHETYPES)(
  "The mail for the result %s contains the pattern, its sign and one exercise",
  async (archetype) => {
    const { subject, html, text, headers } = await write(archetype);
    const { title, description } = archetypes[archetype];
    // Somebody who glimpses the inbox must not learn the result.
    expect(subject).not.toContain(title);
    expect(text).toContain(title);
    expect(text).toContain(description);
    expect(text).toContain("One exercise: ");
    expect(html).toContain(`/mail/${archetype}.png`);
    expect(text).toContain(`${brand.siteOrigin}/quiz1`);
    expect(headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    const token = tokenIn(text, "/unsubscribe");
    const inYears = (years: number) => () => createdAt + years * 365 * 86_400_000;
    const isOpen = (years: number) =>
      isStopResultsLink({ linkSecrets: LINK_SECRETS, clock: inYears(years) }, token);
    expect([await isOpen(4), await isOpen(6)]).toEqual([true, false]);
  },
);
