import { LEGAL_PATHS } from "#app/domain/legal-paths.ts";
import {
  contact,
  type LegalFacts,
  type LegalPage,
  links,
  orMissing,
  section,
  sellerOf,
  terms,
  text,
} from "./legal-text.ts";

/** `/imprint`. */
export function describeImprint(facts: LegalFacts): LegalPage {
  const { operator, name, contactEmail } = facts;
  return {
    title: "Imprint",
    lead: "Who runs this site, and how to reach them.",
    version: "2026-11-25",
    subject: "Imprint",
    sections: [
      section(
        "operator",
        "Operator",
        terms(
          ["Name", orMissing(operator.legalName)],
          ["Doing business as", name],
          ["Address", orMissing(operator.postalAddress)],
          ["Country", orMissing(operator.country)],
          ["Represented by", operator.representedBy],
          ["Register", operator.registerEntry],
          ["VAT or tax number", operator.vatNumber],
        ),
      ),
      section(
        "contact",
        "Contact",
        contact,
        ...(operator.phone === null ? [] : [terms(["Phone", operator.phone])]),
      ),
      section(
        "representatives",
        "Data Protection",
        terms(
          ["Contact", operator.privacyEmail ?? contactEmail],
          ["Representative in the EU", operator.euRepresentative],
          ["Representative in the UK", operator.ukRepresentative],
          ["Supervisory authority", orMissing(operator.supervisoryAuthority)],
        ),
        links({ label: "Privacy Policy", href: LEGAL_PATHS.privacy }),
      ),
      section(
        "responsible",
        "Responsible for the Content",
        text(`${operator.representedBy ?? sellerOf(facts)}, at the address above.`),
      ),
      section(
        "disputes",
        "Consumer Disputes",
        text(
          "If you are unhappy with a purchase, write to us first. We do not take part in proceedings before a consumer arbitration board, and are not required to.",
        ),
        links(
          { label: "Refunds and withdrawal", href: LEGAL_PATHS.refunds },
          { label: "Terms of Service", href: LEGAL_PATHS.terms },
        ),
      ),
    ],
  };
}
