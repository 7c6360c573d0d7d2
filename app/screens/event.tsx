import { view } from "virtual:content/event";
import { EventProgramme } from "../sections/event-programme/event-programme";
import { EventTicker } from "../sections/event-ticker/event-ticker";
import { JourneyBanner } from "../sections/journey-banner/journey-banner";
import { PageBand } from "../sections/page-band/page-band";

/** The events, all of which have taken place. */
export function Screen() {
  return (
    <>
      <PageBand band={view.band} />
      <EventProgramme heading={view.list} past={view.past} calendar={view.calendar} events={view.events} />
      <EventTicker themes={view.ticker} label={view.tickerLabel} />
      <JourneyBanner journey={view.journey} />
    </>
  );
}
