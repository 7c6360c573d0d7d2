import { PersonScreen } from "../sections/person-screen/person-screen";
import type { PageProps } from "../hooks/this-page";

/** The page of a person. */
export default function Person({ view }: PageProps<"person">) {
  return <PersonScreen view={view} />;
}
