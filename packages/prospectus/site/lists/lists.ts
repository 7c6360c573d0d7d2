import { arrangeIds, sortByDate, sortByText, sortNewestFirst } from "./arrange.ts";
import { makeArticleLists } from "./article-lists.ts";
import { makeCourseLists } from "./course-lists.ts";
import { dayEnd } from "../schema/local-time.ts";
import type { ListSource } from "./list-source.ts";

export type Lists = ReturnType<typeof makeLists>;

const ids = (records: readonly { id: string }[]) => records.map(({ id }) => id);

/** `coming-first`: coming events, next one first, then past ones, latest first. */
function eventList({ events, rules, now }: ListSource): string[] {
  const rule = rules.events ?? { pinned: [], rest: "by-date" };
  const start = (event: (typeof events)[number]) => event.start;
  const sorted = sortByDate(events, start);
  if (rule.rest !== "coming-first") return arrangeIds(rule, ids(sorted));
  const isComing = ({ end, timeZone }: (typeof events)[number]) => dayEnd(end, timeZone) > now;
  const over = sortNewestFirst(events, start).filter((event) => !isComing(event));
  return arrangeIds(rule, ids([...sorted.filter(isComing), ...over]));
}

function teamList({ people: { people, team }, site }: ListSource): string[] {
  if (!team) return [];
  const ofRole = people.filter(({ role }) => role === team.role);
  return arrangeIds(team, ids(sortByText(ofRole, ({ name }) => name, site.language)));
}

export const makeLists = (content: ListSource) => ({
  courses: makeCourseLists(content),
  articles: makeArticleLists(content),
  events: eventList(content),
  team: teamList(content),
});
