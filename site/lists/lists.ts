/** All lists that the rules in the content make: of courses, articles, events and people. */
import { arrange, sortByDate, sortByText, sortNewestFirst } from "./arrange.ts";
import { makeArticleLists, type ArticleLists } from "./article-lists.ts";
import { makeCourseLists, type CourseLists } from "./course-lists.ts";
import { dayEnd } from "../schema/local-time.ts";
import type { ListSource } from "./list-source.ts";

/** What each list shows, in its order. Entries are named by their ids. */
export type Lists = {
  courses: CourseLists;
  articles: ArticleLists;
  events: string[];
  team: string[];
};

/** The rule of events of which nothing is said. */
const byDate = { pinned: [], rest: "by-date", limit: undefined } as const;

const idItself = (id: string) => id;
const ids = (records: readonly { id: string }[]) => records.map(({ id }) => id);

/** Coming first: the next one at the head, and behind all that come the last one that is over. */
function eventList({ events, rules, now }: ListSource): string[] {
  const { pinned, rest, limit } = rules.events ?? byDate;
  const start = (event: (typeof events)[number]) => event.start;
  if (rest === "none") return arrange(pinned, [], idItself, limit);
  const sorted = sortByDate(events, start);
  if (rest === "by-date") return arrange(pinned, ids(sorted), idItself, limit);
  const isComing = ({ end, timeZone }: (typeof events)[number]) => dayEnd(end, timeZone) > now;
  const over = sortNewestFirst(events, start).filter((event) => !isComing(event));
  return arrange(pinned, ids([...sorted.filter(isComing), ...over]), idItself, limit);
}

function teamList({ people: { people, team }, site }: ListSource): string[] {
  if (!team) return [];
  const ofRole = people.filter(({ role }) => role === team.role);
  const rest = team.rest === "none" ? [] : sortByText(ofRole, ({ name }) => name, site.language);
  return arrange(team.pinned, ids(rest), idItself, team.limit);
}

/** Makes every list from its rule. Made once, when the content is loaded. */
export function makeLists(content: ListSource): Lists {
  return {
    courses: makeCourseLists(content),
    articles: makeArticleLists(content),
    events: eventList(content),
    team: teamList(content),
  };
}
