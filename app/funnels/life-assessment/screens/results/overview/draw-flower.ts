import { areaColours, colours } from "#app/design/palette.ts";
import type { Brand } from "#app/domain/brand.ts";
import { AREAS, type AreaKey } from "#app/domain/life-areas.ts";
import { areaNames } from "#app/funnels/life-assessment/content/area-names.ts";
import { shareFlower } from "#app/funnels/life-assessment/content/share-flower.ts";
import { PETAL } from "#app/funnels/life-assessment/screens/flower/petal-fill.tsx";

export type FlowerPicture = {
  readonly scores: Readonly<Record<AreaKey, number>>;
  readonly hasFigures: boolean;
  /** The format of a story. */
  readonly isTall: boolean;
  readonly brand: Pick<Brand, "name" | "siteOrigin">;
};

const SIZE = { width: 1080, height: 1350 };
const TALL = { width: 1080, height: 1920 };
const MIDDLE = { x: 540, y: 560 };
/** Pixels for a unit of the petal's path, which is 120 long. */
const SCALE = 3;
const FONT = "Figtree, system-ui, sans-serif";
const TURN = (2 * Math.PI) / AREAS.length;

/** Draws the person's own flower as a PNG, with a URL to show it by. @throws Error if this browser gives no canvas */
export async function drawFlower(picture: FlowerPicture) {
  const size = picture.isTall ? TALL : SIZE;
  const canvas = Object.assign(document.createElement("canvas"), size);
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("There is no canvas.");
  await document.fonts.ready;
  pen.fillStyle = colours.night.light;
  pen.fillRect(0, 0, size.width, size.height);
  pen.translate(0, (size.height - SIZE.height) / 2);
  drawPetals(pen, picture.scores);
  drawNames(pen, picture);
  drawWords(pen, picture.brand);
  const blob = await new Promise<Blob>((resolve, reject) => {
    canvas.toBlob(
      (drawn) => (drawn ? resolve(drawn) : reject(new Error("No picture."))),
      "image/png",
    );
  });
  return { blob, src: canvas.toDataURL("image/png"), ...size };
}

type Pen = CanvasRenderingContext2D;

function drawPetals(pen: Pen, scores: FlowerPicture["scores"]): void {
  const petal = new Path2D(PETAL);
  for (const [index, area] of AREAS.entries()) {
    pen.save();
    pen.translate(MIDDLE.x, MIDDLE.y);
    pen.rotate(index * TURN);
    pen.scale(SCALE, SCALE);
    pen.fillStyle = areaColours[area].fill;
    pen.globalAlpha = 0.16;
    pen.fill(petal);
    pen.globalAlpha = 1;
    pen.scale(scores[area] / 100, scores[area] / 100);
    pen.fill(petal);
    pen.restore();
  }
}

function drawNames(pen: Pen, { scores, hasFigures }: FlowerPicture): void {
  pen.textAlign = "center";
  for (const [index, area] of AREAS.entries()) {
    const reach = 120 * SCALE + 58;
    const x = MIDDLE.x + Math.sin(index * TURN) * reach;
    const y = MIDDLE.y - Math.cos(index * TURN) * reach;
    write(pen, areaNames[area], { x, y, size: 36, weight: 600, color: colours.onNight.light });
    if (!hasFigures) continue;
    const { onNight } = areaColours[area];
    write(pen, `${scores[area]}%`, { x, y: y + 42, size: 36, weight: 750, color: onNight });
  }
}

function drawWords(pen: Pen, { name, siteOrigin }: FlowerPicture["brand"]): void {
  const { title, question } = shareFlower.picture;
  const address = `${new URL(siteOrigin).host}${shareFlower.path}`;
  for (const [row, text] of title.entries()) {
    const y = 1105 + row * 76;
    write(pen, text, { x: MIDDLE.x, y, size: 76, weight: 780, color: colours.onNight.light });
  }
  const soft = { x: MIDDLE.x, color: colours.onNightSoft.light };
  write(pen, question, { ...soft, y: 1250, size: 40, weight: 540 });
  write(pen, `${name} · ${address}`, { ...soft, y: 1308, size: 32, weight: 760 });
}

type Line = { x: number; y: number; size: number; weight: number; color: string };

function write(pen: Pen, text: string, { x, y, size, weight, color }: Line): void {
  pen.font = `${weight} ${size}px ${FONT}`;
  pen.fillStyle = color;
  pen.fillText(text, x, y);
}
