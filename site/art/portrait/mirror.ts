import { move, solid } from "../path.ts";

// The line that halves a face. Everything is drawn on 300 by 300 units, the face about (150, 138) and 96 wide: x 102 to 198.
const middle = 150;

/** Path data with left and right exchanged, about the line that halves the face. */
export function mirrored(d: string): string {
  return move(d, { mirror: true, cx: middle });
}

/** Both halves of something, from one of them. */
export function both(d: string): string {
  return solid(d, mirrored(d));
}
