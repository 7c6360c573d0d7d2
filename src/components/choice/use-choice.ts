import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";

/** The chosen one of a few radio buttons, as state. `group` is the ref of the element around them. */
export function useChoice(first: string) {
  const [chosen, choose] = useState(first);
  const group = useRef<HTMLDivElement>(null);
  // The visitor can choose before hydration, and Back restores a choice.
  const read = useEffectEvent(() => {
    const checked = group.current?.querySelector<HTMLInputElement>(":checked");
    if (checked) choose(checked.value);
  });
  useLayoutEffect(() => read(), []);
  const radio = (value: string) => ({ value, checked: value === chosen, onChange: () => choose(value) });
  return { chosen, choose, group, radio };
}
