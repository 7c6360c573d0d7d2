import "../../app/styles/all.css";
import { createRoot } from "react-dom/client";
import { Gallery } from "./gallery";

const place = document.body.appendChild(document.createElement("div"));
createRoot(place).render(<Gallery />);
