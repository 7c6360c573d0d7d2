/** Widths of letters in a bold heading, in em. All others take 0.56. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[fijlrtI.,:;!'’\s]/u, 0.27],
  [/[mwMW@%]|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u, 0.95],
  [/\p{Lu}/u, 0.65],
];

const widthOf = (text: string) =>
  [...text].reduce((sum, letter) => sum + (widths.find(([pattern]) => pattern.test(letter))?.[1] ?? 0.56), 0);

/** A line should not end in a word like “to”. */
const isWeakEnd = (line: string) => /(?:^|\s)\p{L}{1,2}$/u.test(line);

/** Every way to put words into a number of lines. */
function divisions(words: readonly string[], count: number): string[][] {
  if (count === 1) return [[words.join(" ")]];
  return Array.from({ length: words.length - count + 1 }, (_, rest) => rest + 1).flatMap((first) =>
    divisions(words.slice(first), count - 1).map((others) => [words.slice(0, first).join(" "), ...others]),
  );
}

/** The widest line counts; among equals, the most even lines. */
function costOf(lines: readonly string[]) {
  const lengths = lines.map(widthOf);
  const ends = lines.slice(0, -1).map((line) => (isWeakEnd(line) ? 3 : /[,.:;]$/u.test(line) ? -0.5 : 0));
  const uneven = lengths.reduce((sum, length) => sum + length ** 2, 0);
  return Math.max(...lengths) + uneven / 100 + ends.reduce<number>((sum, end) => sum + end, 0);
}

/** The lines of a title, at most four, with their widths in em. */
export function titleLines(title: string): { text: string; width: number }[] {
  const words = title.split(/ +/u);
  const count = Math.min(Math.ceil(title.length / 10), title.length > 60 ? 4 : 3, words.length);
  const [best = [title]] = divisions(words, count).toSorted((a, b) => costOf(a) - costOf(b));
  return best.map((text) => ({ text, width: widthOf(text) }));
}
