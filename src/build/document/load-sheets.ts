/** Loads a module after its style sheets, from the site's root. Vite's own function adds 600 bytes to every page. */
export async function loadWithSheets<Module>(
  load: () => Promise<Module>,
  files: readonly string[],
): Promise<Module> {
  await Promise.all(
    files.map((file) => {
      const href = import.meta.env.BASE_URL + file;
      // React renders neither these links nor the head.
      if (document.querySelector(`link[href="${href}"]`)) return undefined;
      return new Promise((resolve, reject) => {
        const link = document.createElement("link");
        Object.assign(link, { rel: "stylesheet", href, onload: resolve, onerror: reject });
        document.head.append(link);
      });
    }),
  );
  return load();
}
