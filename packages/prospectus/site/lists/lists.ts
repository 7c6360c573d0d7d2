import { arrangeIds, sortByText } from "./arrange.ts";
import { makeArticleLists } from "./article-lists.ts";
import { makeCourseLists } from "./course-lists.ts";
import type { ListSource } from "./list-source.ts";

export type Lists = ReturnType<typeof makeLists>;

const ids = (records: readonly { id: string }[]) => records.map(({ id }) => id);

function teamList({ people: { people, team }, site }: ListSource): string[] {
  if (!team) return [];
  const ofRole = people.filter(({ role }) => role === team.role);
  return arrangeIds(team, ids(sortByText(ofRole, ({ name }) => name, site.language)));
}

export const makeLists = (content: ListSource) => ({
  courses: makeCourseLists(content),
  articles: makeArticleLists(content),
  team: teamList(content),
});
