import { useState, type ToggleEvent } from "react";

/**
 * Which one of a few shows, or none. Before React takes the page over the browser alone keeps the choice in its radio buttons or
 * `details`; what the visitor has chosen by then, or Back has brought again, is what the state begins with.
 *
 * @param first What is chosen in the HTML.
 */
export function useChoice<Value extends string | number>(first?: Value) {
  const [chosen, choose] = useState(first);
  return {
    chosen,
    choose,
    /** The properties of the radio button that stands for a value. */
    radio: (value: Value) => ({
      type: "radio",
      value,
      checked: value === chosen,
      onChange: () => choose(value),
      ref: (input: HTMLInputElement | null) => {
        if (input?.checked) choose(value);
      },
    }),
    /** The properties of the `details` that stand for a value. The browser opens and closes them, and React follows. */
    details: (value: Value) => ({
      open: value === chosen,
      suppressHydrationWarning: true,
      onToggle: ({ currentTarget: { open } }: ToggleEvent<HTMLDetailsElement>) =>
        choose((now) => (open ? value : now === value ? undefined : now)),
      ref: (details: HTMLDetailsElement | null) => {
        if (details?.open) choose(value);
      },
    }),
  };
}

/** A choice that a component shares with others. */
export type Chosen<Value extends string | number> = ReturnType<typeof useChoice<Value>>;
