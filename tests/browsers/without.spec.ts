import { answered } from "../setup/dating-quiz.ts";
import { test } from "./browser-test.ts";

/** Removes features before any script of the page runs. */
test.describe("Without popovers, as before Safari 17", () => {
  test.use({
    view: {
      beforeScripts: `for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"])
        delete HTMLElement.prototype[name];`,
    },
  });

  test("a toast is shown and the page still works", async ({ visitor }) => {
    await visitor.open("/quiz1");
    const keep = (session: string) => localStorage.setItem("quiz1_session", session);
    await visitor.driver.run(keep, JSON.stringify({ ...answered, stage: "email" }));
    await visitor.open("/quiz1");
    await visitor.see("Your Dating Pattern Is Revealed");
    await visitor.press("button", "Get My Results");
    // Within the 5 s that a toast is shown.
    await visitor.press("button", "Dismiss");
    await visitor.fill("First name", "Ada");
    await visitor.fill("Email address", "ada@example.test");
    await visitor.press("button", "Get My Results");
    await visitor.see("Ada, your pattern is");
  });
});

test.describe("Without storage", () => {
  test.use({
    view: {
      beforeScripts: `for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, {
          get() { throw new DOMException("The operation is insecure.", "SecurityError"); },
        });`,
    },
  });

  test("both quizzes can be walked, and the sales page read", async ({
    visitor,
    allowComplaint,
  }) => {
    allowComplaint(/quiz cannot be (read|kept)/);
    await visitor.open("/quiz1");
    await visitor.press("button", "Reveal My Dating Pattern");
    await visitor.press("button", "25–34");
    await visitor.press("button", "Female");
    await visitor.see("Question 1 of 20");
    await visitor.press("radio", "/./", 2);
    await visitor.see("Question 2 of 20");

    await visitor.open("/quiz2/start");
    for (let place = 0; place < 5; place += 1) await visitor.check(place * 5);
    await visitor.press("button", "/^Next/");
    await visitor.see("Step 2 of 20");

    await visitor.open("/quiz2/paywall");
    await visitor.see("Session Expired");
    await visitor.open("/perfectionism");
    await visitor.press("disclosure", "What if it isn’t for me?");
    await visitor.open("/success");
    await visitor.see("We haven’t seen your payment yet.");
  });
});
