import type { ComponentProps, ReactNode } from "react";
import { Sections } from "../../components/section/sections";
import type { JourneyView } from "../../../site/views/journey.ts";
import { JourneyBanner } from "../journey-banner/journey-banner";
import { PageBand } from "../page-band/page-band";

type Props = ComponentProps<typeof PageBand> & {
  journey?: JourneyView | undefined;
  /** What stands between the two. */ children: ReactNode;
};

/** The shape that most inner pages share: the band that opens the page, what it is about, and, on some, the journey banner. */
export function InnerScreen({ band, journey, children }: Omit<Props, "eyebrow">) {
  return (
    <Sections>
      <PageBand band={band} />
      {children}
      {journey && <JourneyBanner journey={journey} />}
    </Sections>
  );
}
