import type { PageView } from "../pages.ts";
import { SectionHeading } from "../../components/section-heading/section-heading";
import { MessageForm } from "../../components/message-form/message-form";

/** The form for a question about the course. */
export function Query({ course }: { course: PageView<"course"> }) {
  const { query } = course.words;
  return (
    <div className="unprinted">
      <SectionHeading heading={query} />
      <MessageForm
        id="course-query"
        words={query}
        fields={[
          { name: "first-name", label: query.firstName, autoComplete: "given-name", marked: true },
          { name: "last-name", label: query.lastName, autoComplete: "family-name", marked: true },
          { name: "email", label: query.email, type: "email", autoComplete: "email", marked: true },
          { name: "category", label: query.category, marked: true },
          { name: "query", label: query.query, marked: true, multiline: true },
        ]}
        action={course.formAddress}
      />
    </div>
  );
}
