import { useEffect, type RefObject } from "react";

/** What a visitor types into, but for passwords. */
const typedInto = 'input:not([type="checkbox"], [autocomplete$="-password"]), textarea';

/**
 * Keeps what was typed into a page's form over a reload, in this tab alone: Chromium forgets it. On Back browsers give a form
 * back as it was left.
 */
export function useTypedText(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const key = `typed ${location.pathname}`;
    const fields = () => [
      ...(form.current?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typedInto) ?? []),
    ];
    // A tab that stores nothing loses a comfort, nothing else.
    const keep = () => {
      const typed = fields().map(({ name, value }) => [name, value]);
      try {
        sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(typed)));
      } catch {}
    };
    try {
      const typed: Record<string, string> = JSON.parse(sessionStorage.getItem(key) ?? "{}");
      sessionStorage.removeItem(key);
      const [navigation] = performance.getEntriesByType("navigation");
      if (navigation && "type" in navigation && navigation.type === "reload")
        for (const field of fields()) field.value ||= typed[field.name] ?? "";
    } catch {}
    addEventListener("pagehide", keep);
    return () => removeEventListener("pagehide", keep);
  }, [form]);
}
