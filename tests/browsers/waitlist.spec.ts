import { newEmail } from "../setup/inbox.ts";
import { expect, test } from "./browser-test.ts";

test("The waitlist: read to its end, then joined", async ({ visitor }) => {
  await visitor.open("/");
  await visitor.lookDown("landing");
  await visitor.press("link", "Get Early Access");
  await visitor.press("button", "Get Early Access");
  await visitor.see("Email is required");
  await visitor.look("email is missing");
  await visitor.fill("Email address", newEmail());
  await visitor.press("button", "Get Early Access");
  await visitor.see("You’re on the list!");
  await visitor.look("celebration");
});

test("A chosen theme persists", async ({ visitor }) => {
  const readBackground = () => getComputedStyle(document.body).backgroundColor;
  await visitor.open("/privacy-policy");
  await visitor.lookDown("privacy");
  const before = await visitor.run(readBackground);
  await visitor.press("button", "/^Switch to /");
  const chosen = await visitor.run(readBackground);
  expect(chosen).not.toBe(before);
  await expect(async () => {
    await visitor.open("/privacy-policy");
    expect(await visitor.run(readBackground)).toBe(chosen);
  }).toPass({ timeout: 5_000 });
  await visitor.look("privacy in the other theme");
});

test("Every keyboard stop shows a focus ring", async ({ visitor }) => {
  await visitor.open("/");
  await visitor.tabTo("Get Early Access");
});

test("An unknown URL shows the error page", async ({ visitor, allowComplaint }) => {
  allowComplaint(/404/);
  await visitor.open("/nowhere");
  await visitor.see("404 Page Not Found");
  await visitor.look("not found");
});
