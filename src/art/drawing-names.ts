/** Names of drawings, by sheet of `drawings/`. A test compares them with the sheets. */
// prettier-ignore
export const drawingNames = {
  diagrams: [
    "branch", "contact-sheet", "cycle", "doorbell", "exchange", "halves", "hands", "hour", "log",
    "overlap", "recall", "redrawn", "screens", "stairs", "stations",
  ],
  figures: [
    "abacus", "book", "brackets", "briefcase", "calendar", "camera", "certificate", "chart", "clock", "compass",
    "compasses", "cursor", "database", "envelope", "family", "flag", "gallery", "gears", "globe", "graduation-cap",
    "grid", "hourglass", "house", "lamp", "layers", "leaf", "magnifier", "map", "megaphone", "microphone",
    "page", "palette", "pen-nib", "pencil", "people", "pie", "plug", "poster", "purse", "puzzle",
    "robot", "rocket", "scales", "screen", "shield", "siren", "speech", "sprout", "stack", "stairs",
    "terminal", "umbrella", "vault",
  ],
  "portraits/tools": [
    "index-cards", "kitchen-timer", "ledger", "letter", "needle", "paintbrush", "print-roller", "process-drawing", "tea-tin",
  ],
  "scenes/desk": ["one", "paper", "pay", "quiet"],
  "scenes/people": [
    "answer", "bus", "call", "certificate", "editor", "enrolment", "nap", "note", "proof", "recording", "seventy",
  ],
  "scenes/steps": ["ask", "choose", "keep", "make"],
  subjects: ["balance", "code-screen", "drawing-board"],
} as const;
