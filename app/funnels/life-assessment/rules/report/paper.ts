/** Countries that use US Letter; all others use A4 (ISO 216). */
const LETTER_COUNTRIES = new Set("US CA MX CL CO VE PH PR GT CR PA SV NI HN DO BZ".split(" "));

/** The paper size of a buyer's country; A4 if unknown. */
export const paperOf = (country: string | null): "letter" | "a4" =>
  country !== null && LETTER_COUNTRIES.has(country.toUpperCase()) ? "letter" : "a4";
