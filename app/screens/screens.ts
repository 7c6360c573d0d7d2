/** Each module of this folder draws one screen, and is a script of its own. */
const modules = import.meta.glob("./*.tsx");

/**
 * What imports the module of a screen.
 *
 * @param name The module's name, such as course-design; `M` is its type, since a name alone tells none.
 * @throws Error where there is no such module, which stops the build.
 */
export function screen<M>(name: string): () => Promise<M> {
  const load = modules[`./${name}.tsx`];
  if (!load)
    throw new Error(`There is no screen ${name}; app/screens has ${Object.keys(modules).join(", ")}.`);
  return load as () => Promise<M>;
}

/** Fetches what draws the screen of a path, such as /course/design, if that is a screen of its own. A failure shows when the screen is asked for. */
export function fetchScreen(path: string): void {
  const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
  modules[`./${name}.tsx`]?.().catch(() => undefined);
}
