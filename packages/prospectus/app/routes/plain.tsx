import type { PageView } from "../../site/pages.ts";
import { Prose } from "../components/prose/prose";
import { Boundary } from "../components/section/page-sections";
import { PageBand } from "../sections/page-band/page-band";

/** A page of prose: band and text. */
export default function Plain({ view }: { view: PageView<"plain"> }) {
  return (
    <>
      <PageBand band={view.band} />
      <Boundary>
        <div className="section wrap">
          <Prose blocks={view.blocks} />
        </div>
      </Boundary>
    </>
  );
}
