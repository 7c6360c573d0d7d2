/** Some events, as a programme without the calendar of all. */
export { default } from "../event-programme/event-programme";
