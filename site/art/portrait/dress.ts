import type { Colour } from "../palette.ts";
import { box, disc, polygon, solid } from "../path.ts";
import type { Piece } from "../picture.ts";
import { skins } from "./colours.ts";
import type { Traits } from "./traits.ts";

/** Shoulders and what is worn on them, with the neck and the head's shadow on it. */
export function dressPieces(traits: Traits): Piece[] {
  const { base: skin, shade } = skins[traits.skin];
  const { dressColour } = traits;
  // The scarf hides every collar; only the stripes show below it.
  const dress = traits.scarf === false || traits.dress === "stripes" ? traits.dress : "round";
  const shoulders = "M30 300A78 78 0 0 1 108 222H192A78 78 0 0 1 270 300Z";
  const inner: Colour = dressColour === "paper" ? "hue5" : "paper";
  const trim: Colour = dressColour === "ink" ? "hue1" : "ink";
  const neck = "M127 184H173V222A23 23 0 0 1 127 222Z";
  switch (dress) {
    case "round":
      return [
        [dressColour, shoulders],
        [skin, neck],
        [shade, underChin(traits.face)],
      ];
    case "stripes":
      return [
        [dressColour, shoulders],
        [
          dressColour === "ink" || dressColour === "hue2" ? "paper" : trim,
          "M46.5 252H253.5A78 78 0 0 1 262.2 266H37.8A78 78 0 0 1 46.5 252ZM32.6 280H267.4A78 78 0 0 1 269.8 294H30.2A78 78 0 0 1 32.6 280Z",
        ],
        [skin, neck],
        [shade, underChin(traits.face)],
      ];
    case "v":
      return [
        [dressColour, shoulders],
        [skin, polygon(124, 222, 176, 222, 150, 270) + box(127, 184, 46, 40)],
        [shade, underChin(traits.face)],
      ];
    case "shirt":
      return [
        [dressColour, shoulders],
        [skin, polygon(126, 221, 174, 221, 150, 252) + box(127, 184, 46, 40)],
        [shade, underChin(traits.face)],
        [
          inner,
          polygon(127, 208, 150, 250, 128, 270, 106, 224) + polygon(173, 208, 194, 224, 172, 270, 150, 250),
        ],
        [trim, solid(disc(150, 270, 4), disc(150, 289, 4))],
      ];
    case "polo":
      return [
        [skin, box(127, 184, 46, 40)],
        [shade, underChin(traits.face)],
        [dressColour, solid(shoulders, "M120 214A6 6 0 0 1 126 208H174A6 6 0 0 1 180 214V232H120Z")],
        [trim, "M120 228H180V232H120Z"],
      ];
    case "lapels":
      return [
        [dressColour, shoulders],
        [inner, polygon(116, 222, 184, 222, 150, 300)],
        [skin, polygon(126, 221, 174, 221, 150, 246) + box(127, 184, 46, 40)],
        [shade, underChin(traits.face)],
        [
          trim,
          polygon(118, 214, 150, 300, 138, 300, 92, 246, 106, 240, 96, 228) +
            polygon(182, 214, 204, 228, 194, 240, 208, 246, 162, 300, 150, 300),
        ],
      ];
  }
}

// The head's shadow on the neck: as wide as the neck, its lower edge the chin's curve moved down.
function underChin(face: Traits["face"]): string {
  const y = face === "oval" ? 210 : 206;
  return `M127 184H173V${y}A44 50 0 0 1 127 ${y}Z`;
}
