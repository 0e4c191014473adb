import { createRoot } from "react-dom/client";
import { Questionnaire } from "../questionnaire.tsx";

const place = document.getElementById("root");
if (place) createRoot(place).render(<Questionnaire />);
