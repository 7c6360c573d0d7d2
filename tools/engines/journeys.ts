/** What visitors do, written once for all engines. Each journey begins in a store that is empty. */
import { focused } from "./in-page.ts";
import type { Visitor } from "./visitor.ts";

export type Journey = {
  /** A sentence, the row of the table. */ title: string;
  go(visitor: Visitor): Promise<void>;
};

const h1 = "main h1";

/** What visitors do who fill in no form. */
export const journeys: readonly Journey[] = [
  {
    title: "A link leads to the next page, Back to where one was, Forward there again",
    async go(visitor) {
      await visitor.visit("/about");
      await visitor.click("body > footer a", "Blog");
      await visitor.expectsAddress("/blog");
      await visitor.expectsText("Planning to transition to a new career?", h1);
      await visitor.expects(() => scrollY, 0, "the page begins at its top");
      await visitor.engine.back();
      await visitor.expectsAddress("/about");
      await visitor.takenOver();
      await visitor.expects(() => scrollY > 500, true, "Back leads to where one was");
      await visitor.engine.forward();
      await visitor.expectsAddress("/blog");
      await visitor.expectsText("Planning to transition to a new career?", h1);
    },
  },
  {
    title: "A course shows one part at a time: by click, by arrow key, by address and by Back",
    async go(visitor) {
      await visitor.visit("/course/management");
      const parts = "[role=tabpanel]:not([hidden])";
      for (const name of ["Curriculum", "Instructor", "FAQ", "Query"]) {
        // oxlint-disable-next-line no-await-in-loop -- one visitor does one thing after another.
        await visitor.click("[role=tab]", name);
        // oxlint-disable-next-line no-await-in-loop
        await visitor.expects(
          () => document.querySelector("[role=tab][aria-selected=true]")?.textContent,
          name,
          "the chosen part",
        );
        // oxlint-disable-next-line no-await-in-loop
        await visitor.expectsCount(parts, 1);
      }
      await visitor.engine.back();
      await visitor.expectsAddress("/course/management#faq");
      await visitor.expectsCount("#faq summary", 5);
      await visitor.press("Tab");
      await visitor.click("[role=tab]", "Overview");
      await visitor.press("ArrowRight");
      await visitor.expects(focused, "Curriculum", "the focus on the next tab");
      await visitor.click("nav a[href='#lesson-4']");
      await visitor.expectsText("Lesson Summary", "#lesson-4");
      await visitor.expectsCount("#lesson-1", 0);
      await visitor.visit("/course/finance#course-faq-3");
      await visitor.expects(
        () => [...document.querySelectorAll("details[open]")].map(({ id }) => id),
        ["course-faq-3"],
        "the question that the address names is open",
      );
    },
  },
  {
    title: "Questions open one at a time, in each category, and a click on the open one closes it",
    async go(visitor) {
      await visitor.visit("/faq");
      const open = () =>
        [...document.querySelectorAll("main details[open]")].filter((one) => one.checkVisibility()).length;
      for (const category of ["Technical requirements", "Certificates and degrees"]) {
        // oxlint-disable-next-line no-await-in-loop
        await visitor.click("main label", category);
        // oxlint-disable-next-line no-await-in-loop
        await visitor.expectsCount("main summary", 5);
        // oxlint-disable-next-line no-await-in-loop
        await visitor.expects(open, 0, "no question is open");
        for (const nth of [1, 2]) {
          // oxlint-disable-next-line no-await-in-loop
          await visitor.click(`main section:not([hidden]) details:nth-child(${nth}) > summary`);
          // oxlint-disable-next-line no-await-in-loop
          await visitor.expects(open, 1, "one question is open");
        }
        // oxlint-disable-next-line no-await-in-loop
        await visitor.click("main details[open] > summary");
        // oxlint-disable-next-line no-await-in-loop
        await visitor.expects(open, 0, "the question is closed");
      }
    },
  },
  {
    title: "The course filter shows each category's list, and the course list its pages",
    async go(visitor) {
      await visitor.visit("/");
      for (const [category, count] of [
        ["Design", 3],
        ["Development", 3],
        ["Management", 2],
        ["Finance", 2],
        ["All courses", 6],
      ] as const) {
        // oxlint-disable-next-line no-await-in-loop
        await visitor.click("main label", category);
        // oxlint-disable-next-line no-await-in-loop
        await visitor.expectsCount("fieldset article", count);
      }
      await visitor.visit("/course");
      await visitor.expectsCount("fieldset + div article", 6);
      await visitor.click("main label", "2");
      await visitor.expectsCount("fieldset + div article", 0);
      await visitor.expectsCount("fieldset + div + div article", 6);
    },
  },
  {
    title: "The pricing switch changes the prices",
    async go(visitor) {
      await visitor.visit("/pricing");
      await visitor.expectsText("$699", "main");
      await visitor.click("main label", "Yearly");
      await visitor.expectsText("$659", "main");
      await visitor.expects(
        () =>
          [...document.querySelectorAll("main li > p")].some(
            (one) => one.checkVisibility() && one.textContent.includes("$699"),
          ),
        false,
        "the monthly price is seen",
      );
    },
  },
  {
    title:
      "A chosen theme is drawn, and stays on a reload, on the next page, and on the screens without footer",
    async go(visitor) {
      const ground = () => getComputedStyle(document.documentElement).backgroundColor;
      const [paper, ink] = ["rgb(251, 247, 238)", "rgb(27, 24, 48)"];
      await visitor.visit("/pricing");
      await visitor.expects(ground, paper, "the ground");
      await visitor.click("body > footer label", "Dark");
      await visitor.expects(ground, ink, "the ground");
      await visitor.engine.reload();
      await visitor.expects(ground, ink, "the ground after a reload");
      await visitor.takenOver();
      await visitor.expects(
        () => document.querySelector<HTMLInputElement>("[name=theme]:checked")?.value,
        "dark",
        "the marked theme",
      );
      await visitor.click("body > footer a", "Blog");
      await visitor.expectsAddress("/blog");
      await visitor.expects(ground, ink, "the ground of the next page");
      await visitor.visit("/login");
      await visitor.expects(ground, ink, "the ground of the log-in screen");
      await visitor.visit("/pricing");
      await visitor.click("body > footer label", "System");
      await visitor.expects(ground, paper, "the ground");
    },
  },
  {
    title: "The moving strips move, and stand still when they are paused",
    async go(visitor) {
      await visitor.visit("/event");
      const moves = async () => {
        const run = document.querySelector("[role=group] div > div > div");
        // WebKit says no new place of what moves outside the window.
        run?.scrollIntoView({ block: "center", behavior: "instant" });
        const from = run?.getBoundingClientRect().left ?? 0;
        await new Promise((resolve) => setTimeout(resolve, 300));
        return run?.getBoundingClientRect().left !== from;
      };
      // A strip stands still under the mouse, which may lie there from the page before.
      await visitor.engine.point(10, 10);
      await visitor.expects(moves, true, "the strip moves");
      await visitor.click("label:has([aria-label='Pause the moving strip'])");
      await visitor.engine.point(10, 10);
      await visitor.expects(moves, false, "the strip stands still");
    },
  },
  {
    title: "Cards show their details to the mouse and to the key, and lead where they say",
    async go(visitor) {
      await visitor.visit("/category/design");
      const actions = () =>
        [...document.querySelectorAll("main article *")].filter(
          (one) =>
            one.childElementCount === 0 &&
            one.textContent === "Buy Course" &&
            one.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        ).length;
      await visitor.expects(actions, 0, "the cards that show their action");
      await visitor.engine.run(
        () =>
          document.querySelector("main article")?.scrollIntoView({ block: "center", behavior: "instant" }),
        undefined,
      );
      await visitor.pointAt("main article");
      await visitor.expects(actions, 1, "the cards that show their action");
      await visitor.click("main article");
      await visitor.expectsAddress("/course/design");
    },
  },
  {
    title: "The second testimonial follows the first, by button and by mark",
    async go(visitor) {
      await visitor.visit("/about");
      const shown = () =>
        [...document.querySelectorAll("main blockquote")].map((one) =>
          one.checkVisibility({ visibilityProperty: true }),
        );
      await visitor.expects(shown, [true, false], "the testimonial");
      await visitor.click("main button[aria-label^=Next]");
      await visitor.expects(shown, [false, true], "the testimonial");
      await visitor.click("label:has([name=about-testimonial])");
      await visitor.expects(shown, [true, false], "the testimonial");
    },
  },
  {
    title: "A wrong address says so, and offers the nearest page",
    async go(visitor) {
      await visitor.visit("/nowhere");
      await visitor.expectsText("Unexpected Application Error!", h1);
      await visitor.expectsText("404 Not Found", "main");
      await visitor.click("main a", "Tessera");
      await visitor.expectsAddress("/");
    },
  },
];
