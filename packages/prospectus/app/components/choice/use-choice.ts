import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";

/** Gives the inputs checked before hydration, or restored by Back, once to `take`. Returns a ref for their group. */
export function useChosenBefore(take: (checked: readonly HTMLInputElement[]) => void) {
  const group = useRef<HTMLFieldSetElement>(null);
  const read = useEffectEvent(take);
  useLayoutEffect(() => {
    const inputs = [...(group.current?.elements ?? [])].filter((one) => one instanceof HTMLInputElement);
    read(inputs.filter(({ checked }) => checked));
  }, []);
  return group;
}

/** The chosen one of a few radio buttons, as state. `group` is the ref of their fieldset. */
export function useChoice(first: string) {
  const [chosen, choose] = useState(first);
  const group = useChosenBefore(([checked]) => checked && choose(checked.value));
  const radio = (value: string) => ({ value, checked: value === chosen, onChange: () => choose(value) });
  return { chosen, choose, group, radio };
}
