import type { PageView } from "../../site/pages.ts";
import { Prose } from "../components/prose/prose";
import { Sections } from "../components/section/page-sections";
import { PageBand } from "../sections/page-band/page-band";

/** A page of prose: band and text. */
export default function Plain({ view }: { view: PageView<"plain"> }) {
  return (
    <Sections>
      <PageBand band={view.band} />
      <div className="section wrap">
        <Prose blocks={view.blocks} />
      </div>
    </Sections>
  );
}
