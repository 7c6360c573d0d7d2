import type { PageView } from "../pages.ts";
import { Prose } from "../../components/prose/prose";
import { Boundary } from "../../sections/page-sections";
import { PageBand } from "../../components/page-band/page-band";

export default function Plain({ view }: { view: PageView<"plain"> }) {
  return (
    <>
      <Boundary>
        <PageBand band={view.band} />
      </Boundary>
      <Boundary>
        <div className="section wrap">
          <Prose blocks={view.blocks} />
        </div>
      </Boundary>
    </>
  );
}
