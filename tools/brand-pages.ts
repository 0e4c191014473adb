/** HTML pages that are rendered to the brand's images. Flat colours keep the PNGs small. */

const NIGHT = "#10241b";
const ON_NIGHT = "#f2f6f1";
const ON_NIGHT_SOFT = "#b4c6bb";
const EMBER = "#ff6a2b";
const UNLIT = "#d69c7a";

// The matches of app/funnels/shared/screens/page/sticks.tsx, which Node cannot import.
const MATCHES = [
  { height: 46, lean: 9 },
  { height: 40, lean: 7 },
  { height: 49, lean: 8 },
  { height: 42, lean: 9 },
  { height: 47, lean: 7 },
];
const LIT = 3;
const FLAME = "M0-20C3-12 9-9 9-1A9 9 0 0 1-9-1C-9-6-6-8-5-12-3-10-1-15 0-20Z";

function drawMatches(): string {
  const matches = MATCHES.map(({ height, lean }, index) => {
    const foot = 12 + index * 25;
    const tip = { x: foot + lean, y: 76 - height };
    const wood = `<path d="M${foot} 76L${tip.x} ${tip.y}" stroke="${ON_NIGHT_SOFT}" stroke-width="6" stroke-linecap="round"/>`;
    const head =
      index < LIT
        ? `<path d="${FLAME}" fill="${EMBER}" transform="translate(${tip.x} ${tip.y})"/>`
        : `<circle cx="${tip.x}" cy="${tip.y}" r="5" fill="${UNLIT}"/>`;
    return wood + head;
  });
  return `<svg class="matches" viewBox="0 0 132 80" fill="none">${matches.join("")}</svg>`;
}

type Card = {
  name: string;
  title: string;
  line: string;
  /** The logo without its background. */
  markSvg: string;
  fontFace: string;
  /** The SVG of a funnel, instead of the brand's matches. */
  picture?: string;
};

/** Embeds the font, for pages that are read from a string and so load nothing. */
export const writeFontFace = (fontWoff2: Buffer): string => `
  @font-face {
    font-family: Figtree;
    font-weight: 400 800;
    src: url(data:font/woff2;base64,${fontWoff2.toString("base64")});
  }`;

/** The Open Graph image, 1200 by 630. */
export const writeCardPage = ({ name, title, line, markSvg, fontFace, picture }: Card) => `
<!doctype html>
<style>
  ${fontFace}
  body {
    box-sizing: border-box;
    display: grid;
    grid-template-rows: auto 1fr auto;
    height: 100vh;
    margin: 0;
    padding: 60px 72px;
    background: ${NIGHT};
    color: ${ON_NIGHT};
    font: 500 30px/1.3 Figtree;
  }
  .name { display: flex; align-items: center; gap: 6px; margin-left: -14px; }
  .name svg { width: 72px; height: 72px; }
  .name span { font-size: 40px; font-weight: 780; letter-spacing: -0.03em; }
  h1 {
    margin: 40px 0 0;
    font: 780 92px/1.04 Figtree;
    letter-spacing: -0.035em;
    text-wrap: balance;
  }
  p { margin: 0; color: ${ON_NIGHT_SOFT}; }
  ${picture ? "h1 { max-width: 620px; font-size: 72px; }" : ""}
  .picture { position: absolute; right: 56px; top: 85px; width: 460px; height: 460px; overflow: visible; }
  .matches { position: absolute; right: 66px; bottom: -14px; width: 372px; overflow: visible; }
</style>
<div class="name">${markSvg}<span>${escapeHtml(name)}</span></div>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(line)}</p>
${picture ?? drawMatches()}`;

/** The logo at `percent` of the size of a filled square. */
export const writeIconPage = (markSvg: string, percent: number): string => `
<!doctype html>
<style>
  body { display: grid; place-items: center; height: 100vh; margin: 0; background: ${NIGHT}; }
  svg { width: ${percent}vw; height: ${percent}vw; }
</style>
${markSvg}`;

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

const escapeHtml = (text: string): string =>
  text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? character);
