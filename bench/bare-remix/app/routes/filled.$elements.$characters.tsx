import { useParams } from "@remix-run/react";

/** A page of as many elements as another one, with as much text, and no logic that decides what to show. */
export default function Filled() {
  const { elements, characters } = useParams();
  const text = "x".repeat(Number(characters));
  return (
    <main>
      {[...Array(Number(elements)).keys()].map((at) => (
        <p key={at} className="filled">
          {text}
        </p>
      ))}
    </main>
  );
}
