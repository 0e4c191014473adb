type Both = { readonly light: string; readonly dark: string };

const both = (light: string, dark: string): Both => ({ light, dark });

/** The page's colours by role, as plain values: PDFs and mails have no stylesheet. */
export const colours = {
  canvas: both("#f6f7f3", "#0c1410"),
  surface: both("#ffffff", "#14201a"),
  sunken: both("#ebeee7", "#080e0b"),
  ink: both("#12211a", "#eef3ee"),
  inkSoft: both("#4a5a51", "#a9b8af"),
  line: both("#dce2d9", "#26352d"),
  lineStrong: both("#76857c", "#72847a"),
  night: both("#10241b", "#193529"),
  nightRaised: both("#1b3529", "#24483a"),
  onNight: both("#f2f6f1", "#f2f6f1"),
  onNightSoft: both("#b4c6bb", "#b4c6bb"),
  danger: both("#b3261e", "#ff8a80"),
  dangerSoft: both("#fdeceb", "#3a1513"),
  success: both("#17714a", "#6fd6a0"),
} as const;

type Accent = {
  readonly fill: string;
  /** Dark in both themes, so that a fill never changes. */
  readonly onFill: string;
  readonly text: Both;
  readonly soft: Both;
  readonly onNight: string;
};

const accent = (fill: string, onFill: string, text: Both, soft: Both): Accent => ({
  fill,
  onFill,
  text,
  soft,
  onNight: text.dark,
});

/** One for each funnel and for each dating pattern. */
export const accentColours = {
  ember: accent("#ff6a2b", "#220d02", both("#b03a06", "#ff9466"), both("#ffe8db", "#38190a")),
  rose: accent("#f7678f", "#2b0613", both("#ae1c4c", "#ff93b1"), both("#ffe6ed", "#391420")),
  lagoon: accent("#35bfa9", "#03211c", both("#0b675a", "#66d8c6"), both("#daf3ed", "#0d2f28")),
  amber: accent("#ffb703", "#2b1c00", both("#855800", "#ffc94d"), both("#fff2d1", "#33240a")),
  sky: accent("#6fb1ea", "#071d31", both("#1f5c94", "#8cc4f4"), both("#e3f0fc", "#10283e")),
  iris: accent("#9a8bff", "#130a38", both("#5240c4", "#b5abff"), both("#ebe8ff", "#221c47")),
} as const;

const { rose, lagoon, iris } = accentColours;

/** One for each area of life, wherever it is drawn: petals, bars, the printed report. */
export const areaColours = {
  safety: lagoon,
  connection: rose,
  recreation: accent("#f7bd3f", "#2a1b00", both("#805300", "#f8cf74"), both("#fdf0d2", "#33270b")),
  significance: iris,
  growth: accent("#86c95a", "#10230a", both("#3a6a17", "#abdd88"), both("#e9f5df", "#1b3012")),
} as const;
