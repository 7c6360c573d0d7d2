import type { SectionProps } from "../../hooks/this-page";
import EventProgramme from "../event-programme/event-programme";

/** Some events, as a programme without the calendar of all. */
export default function Events(props: SectionProps<"events">) {
  return <EventProgramme {...props} />;
}
