import { z } from "zod";
import { plural, sentenceWith, text } from "../schema/text.ts";

/** Words of the interface that several screens share. */
export const labels = z
  .strictObject({
    skip: text.describe("The link to the content, which shows when the Tab key reaches it."),
    broken: text.describe("In place of a section that the browser failed to draw."),
    backToTop: text.describe("The link to the top of the page."),
    breadcrumbs: text.describe("Read aloud: the name of the breadcrumbs."),
    mainNavigation: text.describe("Read aloud: the name of the header’s menus."),
    footerNavigation: text.describe("Read aloud: the name of the footer’s links."),
    openMenu: text.describe("Read aloud: the button that opens the menu of phones."),
    closeMenu: text.describe("Read aloud: the button that closes it."),
    menu: text.describe("Read aloud: the name of that menu."),
    close: text.describe("Read aloud: the button that closes a panel."),
    free: text.describe(
      "A badge that reads exactly so says that a course costs nothing; every other badge is a price.",
    ),
    rated: text.describe("Read aloud before a rating such as 4.88 (210)."),
    courseDetails: text.describe("The link on the card of a course."),
    courseCount: plural.describe("On the tile of a category. {count} is the number of its courses."),
    buyCourse: text.describe(
      "The link on the card of a course that has a price, on the pages of categories.",
    ),
    otherCategories: text.describe(
      "On the page of a category, before the links to the pages of the other categories.",
    ),
    readArticle: text.describe("The link on the card of an article."),
    previous: text.describe("Read aloud: the arrow to the testimonial before."),
    next: text.describe("Read aloud: the arrow to the testimonial after."),
    pause: text.describe("Read aloud: the button that stops a moving strip."),
    play: text.describe("Read aloud: the button that starts it again."),
    questionMarkers: z
      .strictObject({
        closed: text.describe("While it is closed."),
        open: text.describe("While it is open."),
      })
      .describe("The sign behind a question, and behind what an opening folds on a phone."),
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
    posts: text.describe("Read aloud before the number of posts of an opening."),
    location: text.describe("Before the place of an opening."),
    salary: text.describe("Before the salary of an opening."),
    jobDescription: text.describe("Above the description of an opening."),
    jobType: text.describe("Above the kind of job."),
    experience: text.describe("Above the experience asked for."),
    theme: z
      .strictObject({
        label: text.describe("Read aloud: the name of the switch."),
        system: text.describe("The choice of what the device says."),
        light: text.describe("The choice of light pages."),
        dark: text.describe("The choice of dark pages."),
      })
      .describe("The switch in the footer."),
    page: text.describe("Read aloud before the number of a page of the course list."),
    filters: z
      .strictObject({
        label: text.describe("The name of the filters."),
        category: text.describe("Above the categories."),
        level: text.describe("Above the levels of skill."),
        price: text.describe("Above free and paid."),
        paid: text.describe("The choice of the courses that have a price."),
        language: text.describe("Above the languages."),
      })
      .describe(
        "What the course list can be filtered by, once it has more courses than /course shows. The values are those of the courses.",
      ),
    passwordRule: z
      .strictObject({
        short: text.describe("Of one with fewer than 5 characters."),
        long: text.describe("Of one with more than 8."),
      })
      .describe("What the account forms say of a password that breaks their rule."),
    paging: z
      .strictObject({
        label: text.describe("Read aloud: the name of the row."),
        previous: text.describe("The link to the page before."),
        next: text.describe("The link to the page after."),
      })
      .describe("What leads through the pages of a list that is longer than one."),
    filter: text.describe("Read aloud: the name of the category tabs on the home page."),
    events: z
      .strictObject({
        past: text.describe("Says that all events are over, where that is so."),
        calendar: z
          .strictObject({
            title: text.describe("Its title."),
            text: text.describe("What the links are for."),
            one: text.describe("Read aloud: what the link of one event is for."),
            all: text.describe("The link for all events."),
          })
          .describe("The links that put events into a calendar program."),
      })
      .describe("What is said of events.")
      .optional(),
    contactForm: z
      .strictObject({
        name: text.describe("Above the field for the name."),
        email: text.describe("Above the field for the email address."),
        subject: text.describe("Above the field for the subject."),
        message: text.describe("Above the field for the message."),
        save: text.describe("Beside the box by which the browser keeps name and address."),
        button: text.describe("The words of the button."),
        required: text.describe("What an asterisk means."),
        status: text
          .describe(
            "What a click on the button says as long as site.yaml has no form; else it may be left out.",
          )
          .optional(),
      })
      .describe("The words of the form of a contact section. Where it is sent, form in site.yaml says.")
      .optional(),
    form: z
      .strictObject({
        missing: text.describe("Of a field that is empty and must not be."),
        email: text.describe("Of an email address that is none."),
        trap: text.describe("Names the hidden field that catches robots, for browsers without styles."),
        sending: text.describe("While the message is sent."),
        sent: text.describe("When it has arrived."),
        failed: text.describe("When it could not be sent."),
        offline: text.describe("When the visitor is not connected."),
        tooMany: text.describe("When the service has got too many messages."),
        mail: sentenceWith("address").describe(
          "Above the link that takes the place of the form where the service is mail. {address} is the address.",
        ),
      })
      .describe("What is said of a form that is sent somewhere (form in site.yaml)."),
  })
  .describe(
    "The words of the interface that several pages share: buttons, names of facts, and what is read aloud where others see a sign. Words of one page are in its file in pages/, those of a kind of page in words/.",
  );
