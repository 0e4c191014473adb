// @ts-check

/** @typedef {import("@stripe/stripe-js").Appearance} Appearance */

const BASE = `
.StripeElement{display:grid;gap:var(--stripe-gap);font:var(--stripe-size)/1.5 var(--stripe-font);color:var(--stripe-text)}
.StripeElement .Row{display:grid;gap:var(--stripe-gap);grid-template-columns:repeat(auto-fit,minmax(8rem,1fr));align-items:start}
.StripeElement .Field{display:grid;gap:.25rem;min-width:0}
.StripeElement .Label{font-size:.93em}
.StripeElement .Input{box-sizing:border-box;width:100%;min-height:2.75rem;padding:.6rem .75rem;font:inherit;color:inherit;
background-color:var(--stripe-background);border:1px solid var(--stripe-edge);border-radius:var(--stripe-radius)}
.StripeElement .Input:focus{outline:2px solid var(--stripe-primary);outline-offset:1px;border-color:var(--stripe-primary)}
.StripeElement .Input--invalid{border-color:var(--stripe-danger);color:var(--stripe-danger)}
.StripeElement .Error{margin:0;font-size:.93em;color:var(--stripe-danger)}
.StripeElement .Error:empty{display:none}
.StripeElement [hidden]{display:none}
.StripeElement .Wallet{width:100%;font:600 1.05em/1 var(--stripe-font);cursor:pointer;border:0;
border-radius:var(--stripe-radius);color:var(--stripe-background);background:var(--stripe-text)}
.StripeElement .Wallet:focus-visible{outline:2px solid var(--stripe-primary);outline-offset:2px}
.StripeDialog{box-sizing:border-box;max-width:min(26rem,calc(100vw - 2rem));padding:1.5rem;border:0;border-radius:14px;
font:1rem/1.55 system-ui,sans-serif;color:#12211a;background:#fff}
.StripeDialog::backdrop{background:rgb(0 0 0/.55)}
.StripeDialog h2{margin:0 0 .5rem;font-size:1.2rem;line-height:1.3} .StripeDialog p{margin:0 0 1.25rem}
.StripeDialog form{display:flex;flex-wrap:wrap;gap:.75rem}
.StripeDialog button{flex:1 1 8rem;min-height:2.75rem;padding:.6rem 1rem;font:inherit;cursor:pointer;border:1px solid #77867d;
border-radius:10px;color:inherit;background:#fff}
.StripeDialog button[value=accept]{border-color:#0b675a;color:#fff;background:#0b675a}
.StripeDialog button:focus-visible{outline:2px solid #0b675a;outline-offset:2px}`;

/** @type {Record<string, Record<string, string>>} */
const THEMES = {
  stripe: {
    primary: "#0570de",
    background: "#ffffff",
    text: "#30313d",
    danger: "#c0123c",
    edge: "#8a8f98",
  },
  night: {
    primary: "#85d996",
    background: "#30313d",
    text: "#ffffff",
    danger: "#fe87a1",
    edge: "#8c8f9d",
  },
};

/** Appearance variables and their CSS custom properties. */
const VARIABLES = {
  colorPrimary: "primary",
  colorBackground: "background",
  colorText: "text",
  colorDanger: "danger",
  fontFamily: "font",
  fontSizeBase: "size",
  borderRadius: "radius",
};

let isStyled = false;

/** A constructed stylesheet, which a policy without `unsafe-inline` permits. */
export function addStyle() {
  if (isStyled) return;
  isStyled = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(BASE);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/**
 * @param {HTMLElement} element
 * @param {Appearance} appearance
 */
export function applyAppearance(element, { theme = "stripe", variables = {} }) {
  const values = {
    ...{ font: "system-ui, sans-serif", size: "1rem", radius: "6px", gap: ".9rem" },
    ...(THEMES[theme] ?? THEMES["stripe"]),
    ...Object.fromEntries(
      Object.entries(VARIABLES).flatMap(([name, ours]) => {
        const value = variables[/** @type {keyof typeof variables} */ (name)];
        return value === undefined ? [] : [[ours, value]];
      }),
    ),
  };
  for (const [name, value] of Object.entries(values)) {
    element.style.setProperty(`--stripe-${name}`, value);
  }
}
