import type { AnyGuideId } from "#app/domain/guides.ts";
import type { Book } from "../content/books.ts";
import { type Motif, PALETTES, type Palette, type PaletteName } from "../content/covers.ts";
import { ALL_BOOKS } from "../content/life-books.ts";
import { layOutTitle, type TitleLines } from "./cover-title.ts";

/** The view box of all coordinates: 2:3, as paperbacks. */
export const COVER = { width: 200, height: 300 } as const;

/** A filled outline as SVG path data, which PDF libraries read too. */
type CoverShape = { readonly d: string; readonly fill: string };
export type Cover = {
  readonly paper: string;
  readonly ink: string;
  readonly shapes: readonly CoverShape[];
  readonly title: TitleLines;
};

/** Picture and title of a book's cover; null if the title does not fit. */
export function drawCover({
  title,
  motif,
  palette,
}: Omit<Book, "reason" | "audience">): Cover | null {
  const lines = layOutTitle(title);
  if (!lines) return null;
  const colors = PALETTES[palette];
  const shapes = MOTIF_DRAWINGS[motif](colors, VARIANTS.indexOf(palette));
  return { paper: colors.paper, ink: colors.ink, shapes, title: lines };
}

export const coverOf = (id: AnyGuideId): Cover | null => drawCover(ALL_BOOKS[id]);

/** Each palette draws a motif in a slightly different variant, 0 to 4. */
const VARIANTS = Object.keys(PALETTES) as PaletteName[];

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

type Drawing = (colors: Palette, variant: number) => readonly CoverShape[];

/** Two overlapping circles; the variant sets the overlap. */
const circles: Drawing = ({ bright, calm, deep }, variant) => {
  const r = 54;
  const half = 20 + variant * 6;
  const y = 214;
  const rise = Math.sqrt(r * r - half * half);
  return [
    { d: circle(100 - half, y, r), fill: calm },
    { d: circle(100 + half, y, r), fill: bright },
    {
      d: `M100 ${y - rise}A${r} ${r} 0 0 1 100 ${y + rise}A${r} ${r} 0 0 1 100 ${y - rise}Z`,
      fill: deep,
    },
  ];
};

const waves: Drawing = ({ bright, calm, deep }, variant) => {
  const rows = [calm, bright, calm, deep];
  const swing = 10 + variant * 3;
  return [
    { d: circle(40 + variant * 30, 152, 17), fill: bright },
    ...rows.map((fill, row) => {
      const y = 178 + row * 32;
      const lift = row % 2 === variant % 2 ? swing : -swing;
      return {
        d: `M0 ${y}C33 ${y - 2 * lift} 67 ${y - 2 * lift} 100 ${y}S167 ${y + 2 * lift} 200 ${y}V300H0Z`,
        fill,
      };
    }),
  ];
};

/** A path to the horizon, bending left or right. */
const path: Drawing = ({ bright, calm, deep }, variant) => {
  const side = variant % 2 === 0 ? 1 : -1;
  const at = (x: number) => 100 + side * x;
  const bend = variant * 4;
  return [
    { d: circle(at(-44), 168, 24), fill: bright },
    { d: "M0 196C40 174 74 186 104 190S168 176 200 188V300H0Z", fill: calm },
    { d: "M0 232C52 212 120 238 200 214V300H0Z", fill: deep },
    {
      d:
        `M${at(16)} 191C${at(24 + bend)} 206 ${at(-bend - 8)} 214 ${at(-26)} 240S${at(6)} 280 ${at(-14)} 300H${at(56)}` +
        `C${at(66)} 278 ${at(0)} 262 ${at(4)} 242S${at(bend + 38)} 206 ${at(20)} 191Z`,
      fill: bright,
    },
  ];
};

/** An open door with light falling through it. */
const door: Drawing = ({ bright, calm, deep }, variant) => {
  const leaf = 62 - variant * 9;
  const edge = 138 - leaf;
  return [
    { d: "M0 262H200V300H0Z", fill: deep },
    { d: "M52 262V188a48 48 0 0 1 96 0V262Z", fill: calm },
    { d: "M62 262V188a38 38 0 0 1 76 0V262L160 300H30Z", fill: bright },
    { d: `M138 262V188A${leaf / 2} 38 0 0 0 ${edge} 188V272Z`, fill: deep },
    { d: circle(edge + 7, 230, 2.6), fill: calm },
  ];
};

/** A sun, higher with each variant. */
const sun: Drawing = ({ bright, calm, deep }, variant) => {
  const y = 264 - variant * 7;
  return [
    { d: circle(100, y, 92), fill: calm },
    { d: circle(100, y, 64), fill: bright },
    { d: "M0 254C46 238 96 262 136 250S184 240 200 246V300H0Z", fill: deep },
  ];
};

/** A house with one lit window, a different one in each variant. */
const house: Drawing = ({ bright, calm, deep }, variant) => {
  const panes = [64, 90, 116].flatMap((x) => [206, 236].map((y) => ({ x, y })));
  const square = ({ x, y }: { x: number; y: number }, fill: string) => ({
    d: `M${x} ${y}h20v20h-20Z`,
    fill,
  });
  return [
    { d: "M0 262C52 250 138 250 200 262V300H0Z", fill: calm },
    { d: "M50 192L100 154L150 192V276H50Z", fill: deep },
    ...panes.map((pane, index) => square(pane, index === variant ? bright : calm)),
    { d: circle(166, 160, 9 + variant), fill: bright },
  ];
};

const MOTIF_DRAWINGS: Readonly<Record<Motif, Drawing>> = {
  circles,
  waves,
  path,
  door,
  sun,
  house,
};
