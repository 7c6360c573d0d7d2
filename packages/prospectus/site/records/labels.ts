import { z } from "zod";
import { group, plural, sentenceWith, text, messageForm } from "../schema/text.ts";

export const labels = group(
  "Labels that several pages share: buttons, names of facts, and labels for screen readers. A file in pages/ has the text of one page. A file in words/ has the text of a kind of page.",
  {
    skip: "Skip link to the content. It shows when it has the focus.",
    broken: "Shown when the browser fails to draw a section.",
    backToTop: "Link to the top of the page.",
    breadcrumbs: "For screen readers: the name of the breadcrumbs.",
    mainNavigation: "For screen readers: the name of the header’s menus.",
    footerNavigation: "For screen readers: the name of the footer’s links.",
    "languages?": "For screen readers: the name of the links to other languages.",
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
    booking: z
      .strictObject({
        register: text.describe("Button that books a place."),
        online: text.describe("Word for an online event, such as “Online”."),
        cancelled: text.describe("Word for a cancelled event."),
        moved: sentenceWith("date").describe("Text for a moved event. {date} is the original day."),
        full: text.describe("Word for a full event or course."),
        "waiting-list": text.describe("Word for an event or course with a waiting list."),
        join: text.describe("Button that leads to the waiting list."),
        opens: sentenceWith("date").describe("Text before registration opens. {date} is its first day."),
        closed: text.describe("Text once registration has closed."),
        over: text.describe("Word for a course that is no longer held."),
        reduced: sentenceWith("price").describe("Text for a reduced price. {price} is the full price."),
        reducedUntil: sentenceWith("price", "date").describe(
          "Text for a price reduced until a day. {price} is the full price, {date} the last day.",
        ),
      })
      .partial()
      .describe(
        "Labels of events and courses that visitors can book. Each is needed only if a record uses it.",
      )
      .default({}),
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
        language: "Heading of the languages.",
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
    "events?": group("Labels of events.", {
      past: "Text when all events are over.",
      calendar: group("Links that add events to a calendar.", {
        title: "Title of the links.",
        text: "Purpose of the links.",
        one: "For screen readers: the purpose of an event’s calendar link.",
        all: "Link for all events.",
      }),
    }),
    "contactForm?": group("Form of a contact section. The key “form” in site.yaml sets where it is sent.", {
      name: "Label of the field for the name.",
      ...messageForm,
      subject: "Label of the field for the subject.",
      message: "Label of the field for the message.",
    }),
    form: group("Messages of a form that is sent (“form” in site.yaml).", {
      missing: "Error: a required field is empty.",
      email: "Error: the email address is not valid.",
      trap: "Label of the hidden field against robots. Only browsers without styles show it.",
      sending: "Shown while the message is sent.",
      sent: "Shown when the message has arrived.",
      failed: "Shown when sending fails.",
      offline: "Shown when the visitor is offline.",
      tooMany: "Shown when the service limits the number of messages.",
      mail: sentenceWith("address").describe(
        "Text above the mail link, with the service mail. {address} is the address.",
      ),
    }),
  },
);
