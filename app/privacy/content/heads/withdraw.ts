export const head = {
  title: "Withdraw from a contract",
  description: "Withdraw from a contract or cancel a subscription, without a reason or a login.",
};
