import { SourceMap, type SourceMapPayload } from "node:module";
import { dirname, relative, resolve } from "node:path";
import { root } from "../tool.ts";

/** A position as workerd reports it: in the one file that was deployed. */
const FRAME = /(?:[\w.:/-]*\/)?index\.js:(\d+):(\d+)/g;

/** Replaces the positions in a text by those in our files, according to the map at `mapPath`. */
export function mapFrames(text: string, payload: SourceMapPayload, mapPath: string): string {
  const map = new SourceMap(payload);
  return text.replace(FRAME, (frame, line, column) => {
    const origin = map.findOrigin(Number(line), Number(column));
    if (!("fileName" in origin)) return frame;
    const file = relative(root, resolve(dirname(mapPath), origin.fileName)).replaceAll("\\", "/");
    return `${file}:${origin.lineNumber}:${origin.columnNumber}`;
  });
}
