import "../../app/styles/all.css";
import { createRoot } from "react-dom/client";
import { createRoutesStub } from "react-router";
import { Gallery } from "./gallery";

// Links need a router; they lead nowhere, since every address shows the gallery.
const Stub = createRoutesStub([{ path: "*", Component: Gallery }]);
const place = document.body.appendChild(document.createElement("div"));
createRoot(place).render(<Stub />);
