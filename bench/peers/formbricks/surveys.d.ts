/** Its own types refer to a package that is not published. */
declare module "@formbricks/surveys" {
  export function renderSurveyInline(props: object): void;
}
