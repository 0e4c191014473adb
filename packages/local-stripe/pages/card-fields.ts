import { type Html, html } from "./html.ts";

const CODES =
  "AD AE AF AG AI AL AM AO AR AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CD CF CG CH CI CK CL CM CN CO CR CV CW CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IS IT JE JM JO JP KE KG KH KI KM KN KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MK ML MM MN MO MQ MR MS MT MU MV MW MX MY MZ NA NC NE NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PY QA RE RO RS RU RW SA SB SC SE SG SH SI SK SL SM SN SO SR SS ST SV SZ TC TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VN VU WF WS XK YE YT ZA ZM ZW";

/** All countries with their English names. */
const listCountries = (): { code: string; name: string }[] => {
  const names = new Intl.DisplayNames("en", { type: "region" });
  return CODES.split(" ")
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => one.name.localeCompare(other.name));
};

/** Raw input. */
export type CardEntries = Record<CardField, string>;
type CardField = "number" | "expiry" | "cvc" | "name" | "country" | "postal_code";
export type CardProblems = Partial<Record<CardField, string>>;

const FIELDS: readonly CardField[] = ["number", "expiry", "cvc", "name", "country", "postal_code"];

export const NO_ENTRIES: CardEntries = {
  number: "",
  expiry: "",
  cvc: "",
  name: "",
  country: "US",
  postal_code: "",
};

export const readEntries = (form: FormData): CardEntries => {
  const read = (field: CardField): [CardField, string] => {
    const value = form.get(field);
    return [field, typeof value === "string" ? value.trim() : ""];
  };
  return Object.fromEntries(FIELDS.map(read)) as CardEntries;
};

/** Card fields with labels, input modes and autofill hints. */
export function renderCardFields(entries: CardEntries, problems: CardProblems): Html {
  const field = (name: CardField, label: string, attributes: Html) => {
    const problem = problems[name];
    return html`<div class="field"><label for="${name}">${label}</label
      ><input id="${name}" name="${name}" value="${entries[name]}" ${attributes}${describe(name, problem)}
      >${tell(name, problem)}</div>`;
  };
  const countries = listCountries().map(
    ({ code, name }) =>
      html`<option value="${code}"${code === entries.country && html` selected`}>${name}</option>`,
  );
  return html`
    ${field("number", "Card number", html`inputmode="numeric" autocomplete="cc-number" placeholder="1234 1234 1234 1234" required`)}
    <div class="pair">
    ${field("expiry", "Expiration", html`inputmode="numeric" autocomplete="cc-exp" placeholder="MM / YY" required`)}
    ${field("cvc", "Security code", html`inputmode="numeric" autocomplete="cc-csc" placeholder="CVC" maxlength="4" required`)}
    </div>
    ${field("name", "Cardholder name", html`autocomplete="cc-name" autocapitalize="words" spellcheck="false" required`)}
    <div class="pair">
    <div class="field"><label for="country">Country</label
      ><select id="country" name="country" autocomplete="country">${countries}</select></div>
    ${field("postal_code", "Postal code", html`autocomplete="postal-code" autocapitalize="characters" spellcheck="false" placeholder="Optional"`)}
    </div>`;
}

const describe = (name: CardField, problem: string | undefined) =>
  problem !== undefined && html` aria-invalid="true" aria-describedby="${name}-problem"`;

const tell = (name: CardField, problem: string | undefined) =>
  problem !== undefined && html`<p class="bad" id="${name}-problem">${problem}</p>`;
