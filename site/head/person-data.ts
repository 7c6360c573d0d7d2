import type { Person } from "schema-dts";
import type { Content } from "../content.ts";
import { find } from "../views/find.ts";
import { absolute } from "./address.ts";
import { organizationId } from "./offer-data.ts";

/** By what other pages name a person: the name, and where there is one the person's page. */
export function personReference({ site, people, personPages }: Content, id: string) {
  const { name } = find(people.people, id);
  const url = absolute(site, `/team/${id}`);
  const hasPage = personPages.some(({ slug }) => slug === id);
  return { "@type": "Person" as const, ...(hasPage ? { "@id": `${url}#person`, url } : {}), name };
}

/** The person that a page is about. */
export function personData(content: Content, id: string, image: string): Person {
  const { role, about } = find(content.people.people, id);
  return {
    ...personReference(content, id),
    jobTitle: role,
    ...(about ? { description: about } : {}),
    image,
    worksFor: { "@id": organizationId(content.site) },
  };
}
