import type { Content } from "../content.ts";
import { addressOf } from "../file-paths.ts";
import { services, type FormService } from "../records/form.ts";

export type PostView = {
  /** Target of the form. */ action: string;
  /** Attributes of the form element, for the host. */ attributes: Record<string, string>;
  /** Hidden fields by name. */ hidden: Record<string, string>;
  /** Hidden fields that only browsers without script send: a script stays on the page. */ thanks: Record<
    string,
    string
  >;
  trap: FormService["trap"];
  json: boolean;
  accepted: FormService["accepted"];
  words: Content["labels"]["form"];
};

/** A mail link instead of a form. */
export type MailView = { mailto: string; words: string };

/** How a form is sent, if the site sends forms. Its name must be unique. */
export function sendingView(
  { site, labels: { form: words } }: Content,
  name: string,
): { sending?: PostView | MailView } {
  if (!site.form) return {};
  const { service, address = "", thanks = "/", subject, fields } = site.form;
  if (service === "mail") {
    const query = subject ? `?subject=${encodeURIComponent(subject)}` : "";
    return {
      sending: {
        mailto: `mailto:${address}${query}`,
        words: words.mail.replaceAll("{address}", () => address),
      },
    };
  }
  const { subject: subjectField, thanks: thanksField, trap, json = false, accepted } = services[service];
  const atNetlify = service === "netlify";
  const to = atNetlify ? thanks : address;
  return {
    sending: {
      action: to.startsWith("/") ? addressOf({ base: site.base }, to) : to,
      attributes: atNetlify ? { name, "data-netlify": "true", "netlify-honeypot": trap.name } : {},
      hidden: {
        ...(atNetlify ? { "form-name": name } : {}),
        ...(subject ? { [subjectField]: subject } : {}),
        ...fields,
      },
      thanks: thanksField ? { [thanksField]: `${site.url}${addressOf(site, thanks)}` } : {},
      trap,
      json,
      accepted,
      words,
    },
  };
}
