/** A phrase that reads as translated, and what to write instead. */
const foreign: readonly [phrase: RegExp, instead: string][] = [
  [/\b(by|of) which\b|\bthat which\b/i, "two sentences, or “whose”"],
  [/\b(says?|said|knows?|told) of\b/i, "“about”, or the noun"],
  [/\b(is|are) (said|told)\b/i, "what the code does: “shows”, “reports”, “sets”"],
  [/\bin place of\b/i, "“instead of”"],
  [/\btakes? the place of\b/i, "“replaces”"],
  [/\bstands? (in|at)\b/i, "“is in”"],
  [/\blies? (beside|below|in)\b/i, "“is in”, “is beside”"],
  [/\banew\b/i, "“again”"],
  [/\bgives? way\b/i, "“is hidden”, “is replaced”"],
  [/\bone (has|does|gets|came)\b/i, "“you”"],
];

const longest = 25;

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });
const words = new Intl.Segmenter("en", { granularity: "word" });

/** One sentence for each long sentence and each phrase that reads as translated. Expects text without code. */
export function proseFaults(text: string): string[] {
  const plain = text.replaceAll(/\s+/g, " ");
  const long = [...sentences.segment(plain)]
    .map(({ segment }) => ({
      segment: segment.trim(),
      count: [...words.segment(segment)].filter(({ isWordLike }) => isWordLike).length,
    }))
    .filter(({ count }) => count > longest)
    .map(({ segment, count }) => `Split this sentence of ${count} words (at most ${longest}): “${segment}”`);
  return long.concat(
    foreign.flatMap(([phrase, instead]) => {
      const [match] = phrase.exec(plain) ?? [];
      return match ? [`Replace “${match}” with ${instead}.`] : [];
    }),
  );
}
