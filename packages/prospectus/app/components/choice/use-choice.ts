import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";

/**
 * Reads once what the visitor has chosen in a group before React took it over, or what Back has brought again.
 *
 * @param take Is given the boxes and radio buttons that are checked.
 * @returns a ref for the group.
 */
export function useChosenBefore(take: (checked: readonly HTMLInputElement[]) => void) {
  const group = useRef<HTMLFieldSetElement>(null);
  const read = useEffectEvent(take);
  useLayoutEffect(() => {
    const inputs = [...(group.current?.elements ?? [])].filter((one) => one instanceof HTMLInputElement);
    read(inputs.filter(({ checked }) => checked));
  }, []);
  return group;
}

/** Which one of a few radio buttons is chosen, for a component that shows or changes it elsewhere too. `group` is the ref of their fieldset. */
export function useChoice(first: string) {
  const [chosen, choose] = useState(first);
  const group = useChosenBefore(([checked]) => checked && choose(checked.value));
  /** The properties of the radio button that stands for a value. */
  const radio = (value: string) => ({ value, checked: value === chosen, onChange: () => choose(value) });
  return { chosen, choose, group, radio };
}
