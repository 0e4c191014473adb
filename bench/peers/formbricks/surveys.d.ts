/** The package's own types refer to one that is not published. */
declare module "@formbricks/surveys" {
  export function renderSurveyInline(props: object): void;
}
