import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { root } from "../tool.ts";

const ORIGIN = "https://pages.invalid";
const PDF_JS = readFileSync(join(root, "node_modules/unpdf/dist/pdfjs.mjs"));

/** What a page of a PDF is to become. */
type Drawing = { readonly pdf: Uint8Array; readonly page: number; readonly width: number };

/** Makes a browser page ready for `drawPage`: PDF.js draws there with the browser's own canvas and fonts. */
export async function openDesk(page: Page): Promise<void> {
  await page.route(`${ORIGIN}/**`, (route) =>
    route.request().url().endsWith("/pdfjs.mjs")
      ? route.fulfill({ contentType: "text/javascript", body: PDF_JS })
      : route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Desk</title>" }),
  );
  await page.goto(ORIGIN);
}

/** Draws one page as PNG on white paper. */
export async function drawPage(desk: Page, { pdf, page, width }: Drawing): Promise<Buffer> {
  const url = await desk.evaluate(
    async ([origin, base64, number, widthPx]) => {
      const { getDocument } = await import(`${origin}/pdfjs.mjs`);
      const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const loading = getDocument({ data, verbosity: 0 });
      const sheet = await (await loading.promise).getPage(number);
      const scale = widthPx / sheet.getViewport({ scale: 1 }).width;
      const viewport = sheet.getViewport({ scale });
      const canvas = document.createElement("canvas");
      canvas.width = widthPx;
      canvas.height = Math.round(viewport.height);
      await sheet.render({ canvas, viewport }).promise;
      await loading.destroy();
      return canvas.toDataURL("image/png");
    },
    [ORIGIN, Buffer.from(pdf).toString("base64"), page, width] as const,
  );
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}
