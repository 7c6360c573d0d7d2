import { useState } from "react";
import { flushSync } from "react-dom";

/** What is wrong with the fields of a form: sentences, by the names of the fields. */
export type Mistakes = Readonly<Record<string, string>>;

/**
 * The mistakes in a form, whose fields belong to the browser: it is read when it is sent, so that what a password manager fills in
 * counts too.
 *
 * @param find Finds all mistakes in the form as it stands.
 */
export function useMistakes(find: (form: HTMLFormElement) => Mistakes) {
  const [mistakes, setMistakes] = useState<Mistakes>({});
  return {
    mistakes,
    /** Shows what is wrong, gives the first such field the focus, and says whether there is one. */
    refuse(form: HTMLFormElement, found = find(form)): boolean {
      flushSync(() => setMistakes(found));
      const first = [...form.elements].find((field) => field.hasAttribute("aria-invalid"));
      if (first instanceof HTMLElement) first.focus();
      return first !== undefined;
    },
    /** As the visitor types: a field that was wrong is so until it is right, be it in another way. */
    lookAgain(form: HTMLFormElement): void {
      const found = Object.entries(find(form));
      setMistakes(Object.fromEntries(found.filter(([name]) => name in mistakes)));
    },
  };
}
