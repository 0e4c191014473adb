import type { Brand } from "#app/domain/brand.ts";
import type { Operator } from "#app/domain/operator.ts";
import { describeAccessibility } from "../content/accessibility.ts";
import { describeCookies } from "../content/cookies.ts";
import { describeHealthData } from "../content/health-data.ts";
import { describeImprint } from "../content/imprint.ts";
import type { LegalFacts, LegalPage } from "../content/legal-text.ts";
import { describePolicy } from "../content/policy.ts";
import { describeRefunds } from "../content/refunds.ts";
import { describeSubscriptionTerms } from "../content/subscription-terms.ts";
import { describeTerms } from "../content/terms.ts";

const pages = {
  accessibility: describeAccessibility,
  cookies: describeCookies,
  healthData: describeHealthData,
  imprint: describeImprint,
  privacy: describePolicy,
  refunds: describeRefunds,
  subscriptionTerms: describeSubscriptionTerms,
  terms: describeTerms,
} as const satisfies Record<string, (facts: LegalFacts) => LegalPage>;

type Site = { readonly brand: Brand; readonly operator: Operator };

/** On the server, so that no browser script holds the texts. */
export const loadLegalPage = (
  name: keyof typeof pages,
  { brand: { name: brandName, contactEmail, siteOrigin }, operator }: Site,
): LegalPage => pages[name]({ name: brandName, contactEmail, siteOrigin, operator });
