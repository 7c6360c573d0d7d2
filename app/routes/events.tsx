import { EventProgramme } from "../sections/event-programme/event-programme";
import { EventTicker } from "../sections/event-ticker/event-ticker";
import { InnerScreen } from "../sections/inner-screen/inner-screen";
import type { PageProps } from "../hooks/this-page";

/** The events. */
export default function Events({ view }: PageProps<"events">) {
  return (
    <InnerScreen band={view.band}>
      {view.ticker.length > 0 && <EventProgramme view={view} />}
      {view.ticker.length > 0 && view.tickerLabel && (
        <EventTicker themes={view.ticker} label={view.tickerLabel} words={view.labels} />
      )}
    </InnerScreen>
  );
}
