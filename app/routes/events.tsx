import type { LoaderFunctionArgs } from "react-router";
import { EventProgramme } from "../sections/event-programme/event-programme";
import { EventTicker } from "../sections/event-ticker/event-ticker";
import { InnerScreen } from "../sections/inner-screen/inner-screen";
import { pageData, type PageProps } from "../site.server";

export const loader = ({ url }: LoaderFunctionArgs) => pageData<"events">(url);
export const meta = ({ loaderData }: PageProps<"events">) => loaderData.meta;

/** The events. */
export default function Events({ loaderData: { view } }: PageProps<"events">) {
  return (
    <InnerScreen band={view.band}>
      {view.ticker.length > 0 && <EventProgramme view={view} />}
      {view.ticker.length > 0 && view.tickerLabel && (
        <EventTicker themes={view.ticker} label={view.tickerLabel} words={view.labels} />
      )}
    </InnerScreen>
  );
}
