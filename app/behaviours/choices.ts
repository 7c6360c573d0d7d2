/** The radio buttons inside an element, in their order. */
function radios(scope: Element | null | undefined): HTMLInputElement[] {
  return [...(scope?.querySelectorAll<HTMLInputElement>("[type=radio]") ?? [])];
}

/** A button with `data-step` (1 or -1) moves the choice of the `[data-steps]` around it, and starts again at the end. */
function step({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest<HTMLElement>("[data-step]") : null;
  if (!button) return;
  const inputs = radios(button.closest("[data-steps]"));
  const at = inputs.findIndex((input) => input.checked);
  const next = inputs[(at + Number(button.dataset.step) + inputs.length) % inputs.length];
  if (next) next.checked = true;
}

/** What has `data-chosen-by-hover` chooses its radio button when a mouse comes over it; the choice stays when the mouse leaves. */
function chooseHovered({ target, pointerType }: PointerEvent): void {
  if (pointerType !== "mouse" || !(target instanceof Element)) return;
  const [choice] = radios(target.closest("[data-chosen-by-hover]"));
  if (choice) choice.checked = true;
}

/** Lets buttons and a mouse move radio choices, all over the document. Returns what takes it back. */
export function moveChoices(): () => void {
  document.addEventListener("click", step);
  document.addEventListener("pointerover", chooseHovered);
  return () => {
    document.removeEventListener("click", step);
    document.removeEventListener("pointerover", chooseHovered);
  };
}
