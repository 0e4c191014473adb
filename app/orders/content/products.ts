import type { Archetype } from "#app/domain/archetypes.ts";
import { fileOfReport, SOLD_FILES, type SoldFile } from "#app/domain/download.ts";
import type { ProductId } from "#app/domain/order.ts";

type Words = { readonly title: string; readonly text: string };
export type ProductFile = Words & { readonly file: SoldFile };
/** Files of which there is one per quiz result. */
type ReportFile = Words & { readonly file: (archetype: Archetype) => SoldFile };

type Product = {
  /** Name in receipts, mails and Stripe. */
  readonly name: string;
  /** The accent of the funnel that sells it. */
  readonly accent: "rose" | "iris";
  /** Its contents, as the mail and the download page list them. */
  readonly downloads: readonly [ProductFile, ...(ProductFile | ReportFile)[]];
  /** The message while Stripe is unavailable. */
  readonly failure: string;
};

/** Everything visible to buyers in which the products differ. Prices are in `app/payments/catalogue.ts`. */
export const products: Record<ProductId, Product> = {
  dating_bundle: {
    name: "The dating bundle",
    accent: "rose",
    downloads: [
      {
        file: SOLD_FILES.guide,
        title: "The dating archetypes guide",
        text: "Your pattern and the four others, the 5-day healing reset, and words for hard moments.",
      },
      {
        file: fileOfReport,
        title: "Your personal report",
        text: "What your result says of you in ordinary days and in hard ones, four weeks of small steps, and what to read next.",
      },
    ],
    failure: "Failed to initialize payment. Please try again.",
  },
  perfectionism_toolkit: {
    name: "The perfectionism toolkit",
    accent: "iris",
    downloads: [
      {
        file: SOLD_FILES.toolkit,
        title: "All seven tools",
        text: "The decision framework, the quiz, the templates, the calendar, the cheatsheet, the tracker and the toolkit against putting things off, to read, print and fill in.",
      },
    ],
    failure: "Unable to initialize payment. Please try again.",
  },
};
