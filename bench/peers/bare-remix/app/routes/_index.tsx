import type { MetaFunction } from "@remix-run/react";
import { useState } from "react";

export const meta: MetaFunction = () => [{ title: "A bare page" }];

/** The least that Remix can show: some text, and one thing that moves. */
export default function Index() {
  const [presses, setPresses] = useState(0);
  return (
    <main>
      <h1>A bare page</h1>
      <p>
        Text that stands in the first answer of the server, and a button that waits for its script.
      </p>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        Pressed {presses} times
      </button>
    </main>
  );
}
