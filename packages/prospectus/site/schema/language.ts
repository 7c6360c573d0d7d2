import { z } from "zod";

/** Form of a language code, for editors too (BCP 47, 2.1). */
const form = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;

/** Whether the platform knows this language code (BCP 47). */
function isLanguage(code: string): boolean {
  if (!form.test(code)) return false;
  try {
    return new Intl.DisplayNames("en", { type: "language", fallback: "none" }).of(code) !== undefined;
  } catch {
    return false;
  }
}

/** A language code. Pages show its name. */
export const language = z
  .string()
  .superRefine((code, { addIssue }) => {
    if (isLanguage(code)) return;
    addIssue({
      code: "custom",
      message: "a language code, such as en, de or pt-BR",
      params: { known: [code.replaceAll("_", "-")].filter(isLanguage), remedy: "Correct the code." },
      continue: false,
    });
  })
  .meta({ pattern: form.source, examples: ["en", "de", "pt-BR"] });

export const directionOf = (tag: string) => new Intl.Locale(tag).getTextInfo().direction;
