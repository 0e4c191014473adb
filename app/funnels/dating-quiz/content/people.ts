/** The choices of the two questions before the quiz. */
export const AGES = ["18–24", "25–34", "35–44", "45+"] as const;
export type Age = (typeof AGES)[number];

export const GENDERS = ["male", "female", "non-binary"] as const;
export type Gender = (typeof GENDERS)[number];

export const genderLabels: Readonly<Record<Gender, string>> = {
  male: "Male",
  female: "Female",
  "non-binary": "Non-Binary",
};
