import type { Archetype } from "#app/domain/archetypes.ts";
import { fileOfReport, SOLD_FILES, type SoldFile } from "#app/domain/purchase/download.ts";
import type { ProductId } from "#app/domain/purchase/order.ts";
import type { GoodsId } from "#app/funnels/shared/content/goods.ts";

type Words = { readonly title: string; readonly text: string };
/** `picture`: the id of a picture of one of its pages. */
export type ProductFile = Words & { readonly file: SoldFile; readonly picture: string };
/** A file that exists once per quiz result. */
type ReportFile = Words & {
  readonly file: (archetype: Archetype) => SoldFile;
  readonly picture: (archetype: Archetype) => string;
  /** For the report that is printed for an order. */
  readonly own: Pick<Words, "text">;
};

type Product = {
  /** Name in receipts, mails and Stripe. */
  readonly name: string;
  /** The accent of the funnel that sells it. */
  readonly accent: "rose" | "iris";
  /** What the product's pictures show. */
  readonly goods: GoodsId;
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
    goods: "dating-guide",
    downloads: [
      {
        file: SOLD_FILES.guide,
        picture: "dating-guide-cover",
        title: "The dating archetypes guide",
        text: "Your pattern and the other four, the 5-day healing reset, and words for hard moments.",
      },
      {
        file: fileOfReport,
        picture: (archetype) => `dating-report-cover-${archetype}`,
        title: "Your personal report",
        text: "What your result says about you on ordinary days and hard ones, four weeks of small steps, and what to read next.",
        own: {
          text: "It starts with your own five scores and the place where your two strongest patterns meet. Then come ten pages on your pattern, four weeks of small steps, and what to read first.",
        },
      },
    ],
    failure: "Failed to initialize payment. Please try again.",
  },
  perfectionism_toolkit: {
    name: "The perfectionism toolkit",
    accent: "iris",
    goods: "toolkit",
    downloads: [
      {
        file: SOLD_FILES.toolkit,
        picture: "toolkit-quiz",
        title: "All seven tools",
        text: "The decision framework, quiz, templates, calendar, cheatsheet, tracker, and the toolkit for when you put things off, to read, print, and fill in.",
      },
    ],
    failure: "Unable to initialize payment. Please try again.",
  },
};
