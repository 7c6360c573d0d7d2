import { compose, paint, type BandColour } from "../../art/art.ts";
import { anchor } from "../../data/prose/anchor.ts";
import { figure, group, meta, records } from "../../data/schema/text.ts";
import { pointsView } from "../../data/picture.ts";
import type { Source } from "../../data/content.ts";
import { labelsOf } from "../../data/labels.ts";
import { brandView } from "../../data/site.ts";

/** Schema of the words of an account screen: common keys and its own. */
export const accountGroup = <const Of extends Parameters<typeof group>[1]>(path: string, own: Of) =>
  group(
    `The screen ${path}. The errors about the password are in labels.yaml. Other errors come from the form library.`,
    {
      meta,
      title: "Title of the screen.",
      text: "Sentence below the title.",
      points: records("Benefits beside the form, in short lines.", {
        text: "Text of the benefit.",
        figure,
      }),
      email: "Label of the field for the email address.",
      password: "Label of the field for the password.",
      button: "Label of the button.",
      busy: "Label of the button while it works.",
      close: "For screen readers: the button that closes the panel.",
      noScript: "Shown when scripts are off or the page’s script fails to load.",
      ...own,
    },
  );

/** Data of an account screen. Mosaic and tile row have whole cells; the lines use the hues of a band. */
export function accountView(
  source: Source,
  points: Parameters<typeof pointsView>[1],
  { seed, figure: shown, band }: { seed: string; figure: "key" | "pencil"; band: BandColour },
) {
  const { pictures } = source;
  return {
    brand: brandView(source),
    labels: labelsOf(source, "passwordRule"),
    points: pointsView(band, points),
    art: pictures.addInline(anchor(seed), compose("scene", { name: `screens/${shown}` })),
    panelArt: paint(compose("mosaic", { seed: `${seed} done`, columns: 8, rows: 1 })),
  };
}
