import { style } from "@vanilla-extract/css";
import { tracking, type, weight } from "#app/design/tokens.ts";

export const small = style(type.small);
export const amounts = style({ ...type.lead });
export const price = style({ ...type.h2, fontWeight: weight.heavy, letterSpacing: tracking.tight });
