import type { MetaFunction } from "@remix-run/react";
import { useState } from "react";

export const meta: MetaFunction = () => [{ title: "A bare page" }];

/** A minimal page: some text, and one interactive element. */
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
