import { view } from "virtual:content/event";
import { EventProgramme } from "../sections/event-programme/event-programme";
import { EventTicker } from "../sections/event-ticker/event-ticker";
import { InnerScreen } from "../sections/inner-screen/inner-screen";

/** The events, all of which have taken place. */
export function Screen() {
  return (
    <InnerScreen band={view.band} journey={view.journey}>
      <EventProgramme heading={view.list} past={view.past} calendar={view.calendar} events={view.events} />
      <EventTicker themes={view.ticker} label={view.tickerLabel} />
    </InnerScreen>
  );
}
