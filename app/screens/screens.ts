import type { PartsModule } from "../components/still/still";

/** Each module of this folder draws one screen, and is a script of its own. */
const modules = import.meta.glob("./*.tsx");

/** The modules that have arrived, by name. */
const arrived: Record<string, unknown> = {};

/** Imports what most screens share. The banner stands for the file it lies in ("parts" in vite.config.ts): asked for by itself, that does not have to wait for a screen. */
async function loadShared(): Promise<void> {
  arrived["parts"] ??= await import("../sections/journey-banner/journey-banner");
}

/** Imports a module, unless it is there. */
async function load(name: string): Promise<unknown> {
  return (arrived[name] ??= await modules[`./${name}.tsx`]?.());
}

/**
 * The module of a screen.
 *
 * @param name The module's name, such as course-design; `M` is its type, since a name alone tells none.
 * @throws Error where there is no such module, which stops the build.
 */
export function screen<M>(name: string): PartsModule<M> {
  if (!modules[`./${name}.tsx`])
    throw new Error(`There is no screen ${name}; app/screens has ${Object.keys(modules).join(", ")}.`);
  return { load: () => load(name) as Promise<M>, arrived: () => arrived[name] as M | undefined };
}

/**
 * Fetches what draws the screen of a path, such as /course/design, if that is a screen of its own, with its frame and what most
 * screens share. Resolves when all that is there, or can't be got: a failure shows when the screen is asked for.
 */
export async function fetchScreen(path: string): Promise<void> {
  const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
  await Promise.allSettled([load(name), load("frame"), loadShared()]);
}
