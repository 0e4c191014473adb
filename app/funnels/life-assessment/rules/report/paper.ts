/** Where paper is cut to US Letter; everybody else has A4 (ISO 216). */
const LETTER_COUNTRIES = new Set("US CA MX CL CO VE PH PR GT CR PA SV NI HN DO BZ".split(" "));

/** The paper of a buyer's country; whoever named none gets the one that most of the world has. */
export const paperOf = (country: string | null): "letter" | "a4" =>
  country !== null && LETTER_COUNTRIES.has(country.toUpperCase()) ? "letter" : "a4";
