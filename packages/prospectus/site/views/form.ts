/** How a form is sent: for each service as its documentation has it. */
import type { Content } from "../content.ts";
import { addressOf } from "../file-paths.ts";
import { services, type FormService } from "../records/form.ts";

/** How a form is sent. */
export type PostView = {
  /** Where to. */ action: string;
  /** What its element says to the host. */ attributes: Record<string, string>;
  /** Hidden fields, by their names. */ hidden: Record<string, string>;
  /** Those that only a browser without script sends: a script stays on the page. */ thanks: Record<
    string,
    string
  >;
  trap: FormService["trap"];
  json: boolean;
  taken: FormService["taken"];
  words: Content["labels"]["form"];
};

/** The link that takes the place of a form. */
export type MailView = { mailto: string; words: string };

/**
 * How a form is sent, where the site sends forms.
 *
 * @param name The form's name, which no other form of the site has.
 */
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
  const { subject: subjectField, thanks: thanksField, trap, json = false, taken } = services[service];
  const atNetlify = service === "netlify";
  const to = atNetlify ? thanks : address;
  return {
    sending: {
      action: to.startsWith("/") ? addressOf(site, to) : to,
      attributes: atNetlify ? { name, "data-netlify": "true", "netlify-honeypot": trap.name } : {},
      hidden: {
        ...(atNetlify ? { "form-name": name } : {}),
        ...(subject ? { [subjectField]: subject } : {}),
        ...fields,
      },
      thanks: thanksField ? { [thanksField]: `${site.url}${addressOf(site, thanks)}` } : {},
      trap,
      json,
      taken,
      words,
    },
  };
}
