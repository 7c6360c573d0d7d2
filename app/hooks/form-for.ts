/** A sentence with a number, in the forms that a language has for it. */
type Forms = { [Form in Intl.LDMLPluralRule]?: string | undefined } & { other: string };

/** The form of a sentence for a number, by the rules of a language (CLDR). */
export const formFor = (forms: Forms, count: number, language: string): string =>
  forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
