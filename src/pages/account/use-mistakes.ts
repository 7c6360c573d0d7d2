import { useState } from "react";
import { flushSync } from "react-dom";

/** Error messages by field name. */
export type Mistakes = Readonly<Record<string, string>>;

/** Validates an uncontrolled form: `find` reads it on submit, so the values of password managers count. */
export function useMistakes(find: (form: HTMLFormElement) => Mistakes) {
  const [mistakes, setMistakes] = useState<Mistakes>({});
  return {
    mistakes,
    /** Shows the mistakes, focuses the first wrong field, and returns whether there is one. */
    refuse(form: HTMLFormElement, found = find(form)): boolean {
      flushSync(() => setMistakes(found));
      const first = [...form.elements].find((field) => field.hasAttribute("aria-invalid"));
      if (first instanceof HTMLElement) first.focus();
      return first !== undefined;
    },
    /** On input: updates the fields that are already marked wrong. */
    lookAgain(form: HTMLFormElement): void {
      const found = Object.entries(find(form));
      setMistakes(Object.fromEntries(found.filter(([name]) => name in mistakes)));
    },
  };
}
