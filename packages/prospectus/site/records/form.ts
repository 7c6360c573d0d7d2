import { z } from "zod";
import { isWholeAddress, pagePath } from "../schema/reference.ts";
import { group, text, title } from "../schema/text.ts";

type Address = { fits: (address: string) => boolean; expected: string };

/** A form service: address, fields besides the visitor's, and its answer. */
export type FormService = {
  /** Undefined if the service receives posts to any page of the site. */ address?: Address;
  /** Field of the mail's subject. */ subject: string;
  /** Field of the thank-you page's address. Without it, the form is posted to that page. */ thanks?: string;
  /** Field that only robots fill in. */ trap: { name: string; type: "text" | "checkbox" };
  /** Whether a script sends JSON. */ json?: true;
  /** Sign of success besides the status: a key of the JSON, or a page. */
  accepted?: "ok" | "success" | "page";
};

// Many services and small programs use the fields of Formspree.
const ownService: FormService = {
  address: {
    fits: (address) =>
      address.startsWith("https://") ? isWholeAddress(address) : /^\/[^/\\\s]\S*$/.test(address),
    expected: "a full address that starts with https:, or a path of this site such as /api/contact",
  },
  subject: "_subject",
  thanks: "_next",
  trap: { name: "_gotcha", type: "text" },
};

/** The services, from their documentation. */
export const services: Readonly<Record<"formspree" | "web3forms" | "netlify" | "own", FormService>> = {
  formspree: {
    ...ownService,
    address: {
      fits: (address) => /^https:\/\/formspree\.io\/\w+\/\w/.test(address) && isWholeAddress(address),
      expected: "the address of a form at Formspree, such as https://formspree.io/f/abcdefgh",
    },
    accepted: "ok",
  },
  own: ownService,
  web3forms: {
    address: {
      fits: (address) => address === "https://api.web3forms.com/submit",
      expected: "the address of Web3Forms, https://api.web3forms.com/submit",
    },
    subject: "subject",
    thanks: "redirect",
    trap: { name: "botcheck", type: "checkbox" },
    json: true,
    accepted: "success",
  },
  netlify: { subject: "subject", trap: { name: "bot-field", type: "text" }, accepted: "page" },
};

const traps = Object.values(services).map(({ trap }) => trap.name);

const mail: Address = {
  fits: (address) => z.email().safeParse(address).success,
  expected: "an email address, such as hello@school.example",
};

export const form = group(
  "Where the forms of the contact and course pages send messages. Without it, they send nothing and show a note.",
  {
    service: z
      .enum(["formspree", "web3forms", "netlify", "own", "mail"])
      .describe("Service that receives the messages."),
    "address?": z
      .string()
      .describe("Address of the form. docs/operator.md lists the address for each service."),
    "thanks?": pagePath.describe("Thank-you page for visitors without JavaScript."),
    "subject?": title.describe("Subject of the mail that you get."),
    "fields?": z
      .record(z.string().regex(/^\S+$/, "a name without spaces"), text)
      .describe("Hidden fields for the service, by name."),
  },
).superRefine(({ service, address, thanks, fields }, context) => {
  const say = (path: string[], message: string, remedy: string) =>
    context.addIssue({ code: "custom", path, message, params: { remedy } });
  const known = service === "mail" ? mail : services[service].address;
  if (!known && address !== undefined)
    say(
      ["address"],
      "no address, since Netlify receives what is posted to the thank-you page",
      "Delete the line.",
    );
  if (known && !known.fits(address ?? "")) say(["address"], known.expected, "Set “address” to this.");
  const sample = (path: string[], value = "") => {
    // Placeholders of the services: YOUR_ID, YOUR_ACCESS_KEY_HERE.
    if (/YOUR/.test(value))
      say(
        path,
        "your own value from the service, not its example",
        "Copy it from the page of your form at the service.",
      );
  };
  sample(["address"], address);
  if (service === "mail") {
    for (const [key, value] of Object.entries({ thanks, fields }))
      if (value !== undefined)
        say([key], "only “address” and “subject”, since the service mail sends no form", "Delete the key.");
    return;
  }
  if (thanks === undefined)
    say(
      ["thanks"],
      "the path of the thank-you page for visitors without JavaScript, such as /thanks",
      "Write plain-pages/thanks.md, and set “thanks” to its path.",
    );
  const { subject, thanks: thanksField } = services[service];
  const used = new Set([...traps, subject, thanksField, "form-name"]);
  for (const [name, value] of Object.entries(fields ?? {})) {
    sample(["fields", name], value);
    if (used.has(name))
      say(
        ["fields", name],
        "another name, since forms already send a field with this name",
        "Delete the line. To set the subject of the mail, use “subject”.",
      );
  }
  if (service === "web3forms" && fields?.["access_key"] === undefined)
    say(["fields", "access_key"], "the access key from the mail of Web3Forms", "Add the key to “fields”.");
});
