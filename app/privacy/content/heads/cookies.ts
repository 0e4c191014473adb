export const head = {
  title: "Cookies and Storage",
  description: "Everything this site keeps in your browser, what it’s for, and how long it stays.",
};
