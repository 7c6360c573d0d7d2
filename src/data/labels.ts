import { group, plural, messageForm } from "./schema/text.ts";

export const labelsSchema = group("Labels that several pages share, and labels for screen readers.", {
  skip: "Skip link to the content. It shows when it has the focus.",
  broken: "Shown when the browser fails to draw a section.",
  backToTop: "Link to the top of the page.",
  breadcrumbs: "For screen readers: the name of the breadcrumbs.",
  header: group("Header and menu, for screen readers.", {
    mainNavigation: "The name of the header’s menus.",
    openMenu: "The button that opens the menu on phones.",
    closeMenu: "The button that closes the menu on phones.",
    menu: "The name of the menu on phones.",
    close: "The button that closes a panel.",
  }),
  footerNavigation: "For screen readers: the name of the footer’s links.",
  free: "Word for a free course. A price equal to it means that the course is free.",
  card: group("Cards of courses.", {
    rated: "For screen readers: the word before a rating such as 4.88 (210).",
    courseDetails: "Link on a card.",
    buyCourse: "Link on a card, on pages of categories and courses.",
  }),
  courseCount: plural.describe("Text on the tile of a category. {count} is the number of its courses."),
  otherCategories: "Text before the links to other categories, on the page of a category.",
  testimonials: group("Arrows of the testimonials, for screen readers.", {
    previous: "The arrow to the previous testimonial.",
    next: "The arrow to the next testimonial.",
  }),
  strip: group("Buttons of moving strips, for screen readers.", {
    pause: "The button that stops a moving strip.",
    play: "The button that starts the strip again.",
  }),
  questionMarkers: group("The + and − beside things that fold.", {
    closed: "Sign while it is closed.",
    open: "Sign while it is open.",
  }),
  job: group("Facts of a job.", {
    posts: "For screen readers: the word before the number of posts.",
    location: "Label of the place of work.",
    salary: "Label of the salary.",
    jobDescription: "Heading of the job description.",
    jobType: "Label of the kind of job.",
    experience: "Label of the experience.",
  }),
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
});
