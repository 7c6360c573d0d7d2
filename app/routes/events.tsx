import { EventProgramme } from "../sections/event-programme/event-programme";
import { EventTicker } from "../sections/event-ticker/event-ticker";
import { InnerScreen } from "../sections/inner-screen/inner-screen";
import { pageData } from "../site.server";
import type { Route } from "./+types/events";

export const loader = ({ url }: Route.LoaderArgs) => pageData<"events">(url);
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData.meta;

/** The events. */
export default function Events({ loaderData: { view } }: Route.ComponentProps) {
  return (
    <InnerScreen band={view.band} journey={view.journey}>
      <EventProgramme view={view} />
      <EventTicker themes={view.ticker} label={view.tickerLabel} words={view.labels} />
    </InnerScreen>
  );
}
