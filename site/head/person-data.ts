import type { Person } from "schema-dts";
import { pathOf, type Content } from "../content.ts";
import { find } from "../views/find.ts";
import { absolute } from "./address.ts";
import { organizationId } from "./offer-data.ts";

/** By what other pages name a person: the name, and where there is one the person's page. */
export function personReference(content: Content, id: string) {
  const { site, people } = content;
  const { name } = find(people.people, id);
  const path = pathOf(content, "person", id);
  const url = path && absolute(site, path);
  return {
    "@type": "Person" as const,
    ...(url ? { "@id": `${url}#person`, url } : {}),
    name,
  };
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
