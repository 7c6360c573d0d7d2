import { z } from "zod";
import { group, plural, sentenceWith, messageForm } from "../schema/text.ts";

export const labels = group(
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
    "filters?": group(
      "Filters of the course list, when it has more than one page. The values come from the courses. Without it, the list has no filters.",
      {
        label: "Name of the filters.",
        category: "Heading of the categories.",
        level: "Heading of the skill levels.",
        price: "Heading of free and paid.",
        paid: "Option for paid courses.",
        "length?": group("Short and longer courses, by the number of lessons on their cards.", {
          label: "Heading of the two options.",
          upTo: z.int().min(1).describe("Highest number of lessons of a short course."),
          short: sentenceWith("count").describe("Option for short courses. {count} is the value of “upTo”."),
          longer: sentenceWith("count").describe(
            "Option for longer courses. {count} is the value of “upTo”.",
          ),
        }),
        results: group("Results of the filters, on a page that shows all courses.", {
          found: plural.describe("Number of matching courses. {count} is the number."),
          none: "Text when no course matches.",
          clear: "Button that resets the filters.",
        }),
      },
    ),
    passwordRule: group("Errors of the account forms about a password.", {
      short: "Password has fewer than 5 characters.",
      long: "Password has more than 8 characters.",
    }),
    paging: group("Links between the pages of a long list.", {
      label: "For screen readers: the name of these links.",
      previous: "Link to the previous page.",
      next: "Link to the next page.",
    }),
    filter: "For screen readers: the name of the category tabs on the home page.",
    "contactForm?": group("Form of a contact section. The key “form” in site.yaml sets where it is sent.", {
      name: "Label of the field for the name.",
      ...messageForm,
      subject: "Label of the field for the subject.",
      message: "Label of the field for the message.",
    }),
  },
);
