import { style } from "@vanilla-extract/css";
import { space } from "#app/design/tokens.ts";

export const benefits = style({ marginTop: space.m });
