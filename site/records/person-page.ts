import { z } from "zod";
import { meta } from "../schema/text.ts";

/** The front matter of `content/people/<id>.md`: the page of a person of `people.yaml`, who has that id. */
export const personPageFrontMatter = z
  .strictObject({ meta })
  .describe("The page of a person: the file has the name of the id in people.yaml.");
