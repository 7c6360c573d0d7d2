import type { Content, Source } from "./content.ts";
import { group, plural, messageForm } from "./schema/text.ts";

export const labelsSchema = group(
  "Labels that several pages share: buttons, names of facts, and labels for screen readers. A file in pages/ has the text of one page. A file in words/ has the text of a kind of page.",
  {
    skip: "Skip link to the content. It shows when it has the focus.",
    broken: "Shown when the browser fails to draw a section.",
    backToTop: "Link to the top of the page.",
    breadcrumbs: "For screen readers: the name of the breadcrumbs.",
    mainNavigation: "For screen readers: the name of the header’s menus.",
    footerNavigation: "For screen readers: the name of the footer’s links.",
    openMenu: "For screen readers: the button that opens the menu on phones.",
    closeMenu: "For screen readers: the button that closes the menu on phones.",
    menu: "For screen readers: the name of the menu on phones.",
    close: "For screen readers: the button that closes a panel.",
    free: "Word for a free course. A price equal to it means that the course is free.",
    rated: "For screen readers: the word before a rating such as 4.88 (210).",
    courseDetails: "Link on the card of a course.",
    courseCount: plural.describe("Text on the tile of a category. {count} is the number of its courses."),
    buyCourse: "Link on the card of a paid course, on the pages of categories.",
    otherCategories: "Text before the links to other categories, on the page of a category.",
    previous: "For screen readers: the arrow to the previous testimonial.",
    next: "For screen readers: the arrow to the next testimonial.",
    pause: "For screen readers: the button that stops a moving strip.",
    play: "For screen readers: the button that starts the strip again.",
    questionMarkers: group("The + and − beside things that fold, such as questions and past events.", {
      closed: "Sign while it is closed.",
      open: "Sign while it is open.",
    }),
    posts: "For screen readers: the word before the number of posts.",
    location: "Label of the place of work.",
    salary: "Label of the salary.",
    jobDescription: "Heading of the job description.",
    jobType: "Label of the kind of job.",
    experience: "Label of the experience.",
    theme: group("Theme switch in the footer.", {
      label: "For screen readers: the name of the switch.",
      system: "Option that follows the device.",
      light: "Option for the light theme.",
      dark: "Option for the dark theme.",
    }),
    page: "For screen readers: the word before a page number of the course list.",
    passwordRule: group("Errors about a password. The specification spells “charachters” so.", {
      short: "Password has fewer than 5 characters.",
      long: "Password has more than 8 characters.",
    }),
    filter: "For screen readers: the name of the category tabs on the home page.",
    contactForm: group("Form of a contact section. The key “form” in site.yaml sets where it is sent.", {
      name: "Label of the field for the name.",
      ...messageForm,
      subject: "Label of the field for the subject.",
      message: "Label of the field for the message.",
    }),
  },
);

export function labelsOf<Name extends keyof Content["labels"]>(
  { content }: Source,
  ...names: readonly Name[]
): Pick<Content["labels"], Name> {
  return Object.fromEntries(names.map((name) => [name, content.labels[name]])) as Pick<
    Content["labels"],
    Name
  >;
}
