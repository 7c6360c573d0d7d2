/** The choice that shows the part of the page in which an element stands, where a choice decides that (see `Choice`). */
function choiceFor(element: Element): HTMLInputElement | undefined {
  const { shownBy } = element.closest<HTMLElement>("[data-shown-by]")?.dataset ?? {};
  const [name = "", value = ""] = shownBy?.split("=") ?? [];
  return [...document.getElementsByName(name)].find(
    (choice): choice is HTMLInputElement => choice instanceof HTMLInputElement && choice.value === value,
  );
}

/**
 * Opens the `details` that the address names, chooses the part of the page in which it stands, and scrolls to it. Back, Forward
 * and a reload come to the place that the visitor left, so there the page stays; what is at its top then is a page that was just
 * opened, whose browser could not scroll to a hidden item.
 *
 * @param hash The address's hash, with its #.
 * @param returns Whether the visitor comes by Back, Forward or the browser's own loading.
 */
export function showAddressed(hash: string, returns: boolean): void {
  const item = document.getElementById(hash.slice(1));
  if (!(item instanceof HTMLDetailsElement)) return;
  const choice = choiceFor(item);
  if (choice) choice.checked = true;
  item.open = true;
  if (!returns || scrollY === 0) item.scrollIntoView();
}
