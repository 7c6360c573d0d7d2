import type { CourseDetailView } from "../../../site/views/courses.ts";
import { Image } from "../../components/image/image";
import { SectionHeading } from "../../components/section-heading/section-heading";
import { MessageForm } from "../message-form/message-form";
import styles from "./split.module.css";

/** The form by which a visitor asks about the course, beside the words that lead to it. */
export function Query({ course }: { course: CourseDetailView }) {
  const { query } = course.words;
  return (
    <div className={styles.split}>
      <div>
        <SectionHeading
          className={styles.heading}
          eyebrow={query.eyebrow}
          title={query.title}
          lead={query.lead}
        />
        <Image className={styles.art} image={course.art.query} />
      </div>
      <MessageForm
        id="course-query"
        fields={[
          {
            name: "first-name",
            label: query.firstName,
            type: "text",
            autoComplete: "given-name",
            required: true,
          },
          {
            name: "last-name",
            label: query.lastName,
            type: "text",
            autoComplete: "family-name",
            required: true,
          },
          { name: "email", label: query.email, type: "email", autoComplete: "email", required: true },
          { name: "category", label: query.category, type: "text", required: true },
          { name: "query", label: query.query, type: "text", required: true, multiline: true },
        ]}
        save={query.save}
        button={query.button}
        status={query.status}
        required={query.required}
        formAddress={course.formAddress}
      />
    </div>
  );
}
