import { SentForm } from "./sent-form";
import { SilentForm } from "./silent-form";

/** The form of the contact page and of the courses' Query tab. The build leaves out the kind that the content does not have. */
export const MessageForm = import.meta.env.FORM_IS_SENT ? SentForm : SilentForm;
