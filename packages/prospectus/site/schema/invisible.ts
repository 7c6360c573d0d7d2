/** Names of frequent ones. Most come from copied text. */
const names: Readonly<Record<number, string>> = {
  0x00: "NUL",
  0xa0: "no-break space beside another space",
  0xad: "soft hyphen",
  0x200b: "zero width space",
  0x200c: "zero width non-joiner",
  0x200d: "zero width joiner",
  0x200e: "left-to-right mark",
  0x200f: "right-to-left mark",
  0x2028: "line separator",
  0x2029: "paragraph separator",
  0x202e: "right-to-left override",
  0x2060: "word joiner",
  0xfeff: "byte order mark",
  0xfffd: "replacement character, which stands for one that was lost",
};

/** Also fillers and line separators. Allowed are line breaks, tabs, joiners of scripts and emoji, one no-break space. */
const invisible =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\p{Join_Control}|(?<=\p{Script=Latin})\p{Join_Control}|(?![\n\t]|\p{Join_Control})[\p{Cf}\p{Cc}\p{Co}\p{Cn}\p{Cs}\u2028\u2029\u115F\u1160\u3164\uFFA0\uFFFD]|(?<=\s)\u00A0|\u00A0(?=\s)/gu;

/** Quick test: most texts have only these visible characters. */
const unusual = /[^\n\t\u0020-\u007E\u00A1-\u00AC\u00AE-\u024F\u2010-\u2027\u20A0-\u20BF]/;

/** Invisible characters of a text, with position and name, such as “U+00AD (soft hyphen)”. */
export function invisibleIn(text: string): { index: number; name: string }[] {
  if (!unusual.test(text)) return [];
  return [...text.matchAll(invisible)].map(({ 0: character, index }) => {
    const code = character.codePointAt(0) ?? 0;
    const number = `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
    return { index, name: names[code] ? `${number} (${names[code]})` : number };
  });
}

export const withoutInvisible = (text: string) => (unusual.test(text) ? text.replace(invisible, "") : text);
