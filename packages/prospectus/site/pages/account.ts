/** What the screens with an account form have in common. */
import { accountMosaic, type AccountFigure } from "../art/screens.ts";
import type { BandColour } from "../art/heads/inks.ts";
import { mosaic } from "../art/mosaic.ts";
import { anchor } from "../prose/anchor.ts";
import { address, figure, group, meta, records } from "../schema/text.ts";
import { pointsView } from "../views/points.ts";
import { brandView, labelsOf, type Source } from "../views/source.ts";

/** Describes the words of a screen with an account form: those that each of them has, and its own. */
export const accountGroup = <const Of extends Parameters<typeof group>[1]>(path: string, own: Of) =>
  group(
    `The screen ${path}. What is said of a password is in labels.yaml; other messages are those of the library that checks the forms.`,
    {
      meta,
      address: address.optional(),
      title: "The title.",
      text: "The sentence below it.",
      points: records("Short lines on what one gets, beside the form.", {
        text: "The line.",
        figure,
      }).default([]),
      email: "Above the field for the email address.",
      password: "Above the field for the password.",
      button: "The words of the button.",
      busy: "On the button while it works.",
      close: "Read aloud: the button that closes the panel.",
      noScript: "Shown where a browser runs no scripts, or where the page’s script does not come.",
      ...own,
    },
  );

/** What a screen with an account form shows besides its words: of the mosaic, and of the row of tiles on the panel that the form opens, only whole cells. The lines are drawn in the hues of a band. */
export function accountView(
  source: Source,
  points: Parameters<typeof pointsView>[2],
  { seed, figure: shown, band }: { seed: string; figure: AccountFigure; band: BandColour },
) {
  const { content, pictures } = source;
  const { dialect } = content.brand;
  return {
    brand: brandView(source),
    labels: labelsOf(source, "passwordRule"),
    points: pointsView(pictures, band, points),
    art: pictures.addInline(anchor(seed), accountMosaic({ figure: shown, seed, dialect })),
    panelArt: pictures.paint(mosaic({ seed: `${seed} done`, dialect, columns: 8, rows: 1 })),
  };
}
