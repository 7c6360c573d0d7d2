import type { FormProps } from "./form-body";
import { SentForm } from "./sent-form";
import { SilentForm } from "./silent-form";

/** The form of the contact page and of the courses' Query tab. */
export function MessageForm({ sending, ...form }: FormProps) {
  return sending ? <SentForm {...form} sending={sending} /> : <SilentForm {...form} />;
}
