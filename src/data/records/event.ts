import { z } from "zod";
import { idOf, link, ref } from "../schema/reference.ts";
import { figure, localTime, photographOf, publication, recordOf, title } from "../schema/text.ts";

export const events = z
  .array(
    recordOf({
      id: idOf("event"),
      title: title.describe("Title of the event."),
      detail: "Text of the panel that opens over the event.",
      theme: "Short phrase for the moving strip.",
      category: ref("category").describe("Sets the colours and shapes of its picture."),
      start: localTime.describe("Start, in local time of the place."),
      end: localTime.describe("End, in local time of the place."),
      venue: "Building where the event takes place.",
      city: "City.",
      "region?": "State or region.",
      country: "Country.",
      "register?": link.describe("Address where people register. Its link shows until the event is over."),
      figure,
      "photograph?": photographOf("events"),
      ...publication,
    }).refine(({ start, end }) => end > start, {
      path: ["end"],
      error: "a time after “start”",
      params: { remedy: "Correct the day or the time." },
    }),
  )
  .min(1)
  .describe(
    "The events, in the order of the page. The six of 2024 are over, so their texts look back; the venues are invented. Do not reuse or change the id of a published event.",
  );
