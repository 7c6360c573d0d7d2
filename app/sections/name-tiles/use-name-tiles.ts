import { useEffect, useState } from "react";
import type { PageView } from "../../../site/pages.ts";
import type { drawName } from "./draw-name";

/** The picture of a name in tiles: its address, or nothing while there is no name. What draws it is fetched with the first letter. */
export function useNameTiles(name: string, kit: PageView<"signup">["kit"]): string | undefined {
  const [draw, setDraw] = useState<typeof drawName>();
  const typed = name.trim() !== "";
  useEffect(() => {
    if (typed)
      import("./draw-name").then(
        (module) => setDraw(() => module.drawName),
        () => undefined,
      );
  }, [typed]);
  return typed ? draw?.(name, kit) : undefined;
}
