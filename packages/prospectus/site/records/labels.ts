import { z } from "zod";
import { group, plural, sentenceWith, text, messageForm } from "../schema/text.ts";

/** Words of the interface that several screens share. */
export const labels = group(
  "The words of the interface that several pages share: buttons, names of facts, and what is read aloud where others see a sign. Words of one page are in its file in pages/, those of a kind of page in words/.",
  {
    skip: "The link to the content, which shows when the Tab key reaches it.",
    broken: "In place of a section that the browser failed to draw.",
    backToTop: "The link to the top of the page.",
    breadcrumbs: "Read aloud: the name of the breadcrumbs.",
    mainNavigation: "Read aloud: the name of the header’s menus.",
    footerNavigation: "Read aloud: the name of the footer’s links.",
    openMenu: "Read aloud: the button that opens the menu of phones.",
    closeMenu: "Read aloud: the button that closes it.",
    menu: "Read aloud: the name of that menu.",
    close: "Read aloud: the button that closes a panel.",
    free: "A price that reads exactly so says that a course costs nothing.",
    rated: "Read aloud before a rating such as 4.88 (210).",
    courseDetails: "The link on the card of a course.",
    courseCount: plural.describe("On the tile of a category. {count} is the number of its courses."),
    buyCourse: "The link on the card of a course that has a price, on the pages of categories.",
    otherCategories: "On the page of a category, before the links to the pages of the other categories.",
    readArticle: "The link on the card of an article.",
    previous: "Read aloud: the arrow to the testimonial before.",
    next: "Read aloud: the arrow to the testimonial after.",
    pause: "Read aloud: the button that stops a moving strip.",
    play: "Read aloud: the button that starts it again.",
    questionMarkers: group(
      "The sign behind a question, an event that is over, and what an opening folds on a phone.",
      {
        closed: "While it is closed.",
        open: "While it is open.",
      },
    ),
    booking: z
      .strictObject({
        register: text.describe("The button where one books a place."),
        online: text.describe("In place of a place, or beside it."),
        cancelled: text.describe("Of an event that does not take place."),
        moved: sentenceWith("date").describe(
          "Of an event that was moved. {date} is the day announced before.",
        ),
        full: text.describe("Where there is no room."),
        "waiting-list": text.describe("Where one can wait for room."),
        over: text.describe("Of a course that is no longer held."),
        reduced: sentenceWith("price").describe(
          "Of a course whose price is reduced. {price} is the regular one.",
        ),
        reducedUntil: sentenceWith("price", "date").describe(
          "The same where it is reduced until a day, {date}.",
        ),
      })
      .partial()
      .describe(
        "What is said of events and courses that one can book: each where a record says such a thing.",
      )
      .default({}),
    posts: "Read aloud before the number of posts of an opening.",
    location: "Before the place of an opening.",
    salary: "Before the salary of an opening.",
    jobDescription: "Above the description of an opening.",
    jobType: "Above the kind of job.",
    experience: "Above the experience asked for.",
    theme: group("The switch in the footer.", {
      label: "Read aloud: the name of the switch.",
      system: "The choice of what the device says.",
      light: "The choice of light pages.",
      dark: "The choice of dark pages.",
    }),
    page: "Read aloud before the number of a page of the course list.",
    filters: group(
      "What the course list can be filtered by, once it is longer than a page. The values are those of the courses.",
      {
        label: "The name of the filters.",
        category: "Above the categories.",
        level: "Above the levels of skill.",
        price: "Above free and paid.",
        paid: "The choice of the courses that have a price.",
        "length?": group("Short and longer courses, by the number of lessons on their cards.", {
          label: "Above the two.",
          upTo: z.int().min(1).describe("The most lessons that a short course has."),
          short: sentenceWith("count").describe("The choice of the short ones. {count} is that number."),
          longer: sentenceWith("count").describe("The choice of all others."),
        }),
        language: "Above the languages.",
        "results?": group(
          "What is said of the filters where all courses stand on /course. Without it there are none there before the list goes on at further pages.",
          {
            found: plural.describe("How many courses are found. {count} is their number."),
            none: "Where there is none.",
            clear: "The button that shows all courses again.",
          },
        ),
      },
    ),
    passwordRule: group("What the account forms say of a password that breaks their rule.", {
      short: "Of one with fewer than 5 characters.",
      long: "Of one with more than 8.",
    }),
    paging: group("What leads through the pages of a list that is longer than one.", {
      label: "Read aloud: the name of the row.",
      previous: "The link to the page before.",
      next: "The link to the page after.",
    }),
    filter: "Read aloud: the name of the category tabs on the home page.",
    "events?": group("What is said of events.", {
      past: "Says that all events are over, where that is so.",
      calendar: group("The links that put events into a calendar program.", {
        title: "Its title.",
        text: "What the links are for.",
        one: "Read aloud: what the link of one event is for.",
        all: "The link for all events.",
      }),
    }),
    "contactForm?": group(
      "The words of the form of a contact section. Where it is sent, form in site.yaml says.",
      {
        name: "Above the field for the name.",
        ...messageForm,
        subject: "Above the field for the subject.",
        message: "Above the field for the message.",
      },
    ),
    form: group("What is said of a form that is sent somewhere (form in site.yaml).", {
      missing: "Of a field that is empty and must not be.",
      email: "Of an email address that is none.",
      trap: "Names the hidden field that catches robots, for browsers without styles.",
      sending: "While the message is sent.",
      sent: "When it has arrived.",
      failed: "When it could not be sent.",
      offline: "When the visitor is not connected.",
      tooMany: "When the service has got too many messages.",
      mail: sentenceWith("address").describe(
        "Above the link that takes the place of the form where the service is mail. {address} is the address.",
      ),
    }),
  },
);
