import { group, texts, messageForm, plural } from "./schema/text.ts";

export const labelsSchema = group("Labels that several pages share, and labels for screen readers.", {
  skip: "Skip link to the content. It shows when it has the focus.",
  broken: "Shown when the browser fails to draw a section.",
  backToTop: "Link to the top of the page.",
  breadcrumbs: "For screen readers: the name of the breadcrumbs.",
  header: texts("Header, for screen readers.", "mainNavigation", "openMenu", "closeMenu", "menu", "close"),
  footerNavigation: "For screen readers: the name of the footer’s links.",
  free: "Word for a free course. A price equal to it means that the course is free.",
  card: group("Cards of courses.", {
    rated: "For screen readers: the word before a rating such as 4.88 (210).",
    courseDetails: "Link on a card.",
    buyCourse: "Link on a card, on pages of categories and courses.",
  }),
  courseCount: plural.describe("Text on the tile of a category. {count} is the number of its courses."),
  otherCategories: "Text before the links to other categories, on the page of a category.",
  testimonials: texts("Arrows of the testimonials, for screen readers.", "previous", "next"),
  strip: texts("Buttons of moving strips, for screen readers.", "pause", "play"),
  questionMarkers: texts("The + and − beside things that fold.", "closed", "open"),
  job: texts("Facts of a job.", "posts", "location", "salary", "jobDescription", "jobType", "experience"),
  theme: texts("Theme switch in the footer.", "label", "system", "light", "dark"),
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
