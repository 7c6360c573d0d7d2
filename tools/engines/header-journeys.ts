/** What visitors do with the header: menus, cart, search. */
import { focused, openDialogs } from "./in-page.ts";
import type { Journey } from "./journeys.ts";

const banner = "body > header > div";

export const headerJourneys: readonly Journey[] = [
  {
    title: "The menus of a wide window open by mouse and key, under their buttons, and lead on",
    async go(visitor) {
      await visitor.visit("/");
      await visitor.pointAt(`${banner} nav button`, "Pages");
      await visitor.expectsWords("#pages-menu a", [
        "About",
        "Course",
        "FAQ",
        "Pricing",
        "Career",
        "Events",
        "Team",
      ]);
      await visitor.expects(
        () => {
          const panel = document.querySelector("#pages-menu")?.getBoundingClientRect();
          const button = document.querySelector("[aria-controls=pages-menu]")?.getBoundingClientRect();
          return (
            panel !== undefined &&
            button !== undefined &&
            panel.top >= button.bottom &&
            panel.right <= innerWidth &&
            // Without anchor positioning it hangs at the left of the page's measure.
            (!CSS.supports("anchor-name: --menu") || (panel.left < button.left && panel.right > button.left))
          );
        },
        true,
        "the panel hangs under its button",
      );
      await visitor.engine.point(640, 700);
      await visitor.expectsWords("#pages-menu a", []);
      await visitor.engine.run(
        () => document.querySelector<HTMLElement>("[aria-controls=courses-menu]")?.focus(),
        undefined,
      );
      await visitor.press("Enter");
      await visitor.expectsWords("#courses-menu label", ["Free", "Paid"]);
      await visitor.expects(
        () => document.querySelector("[aria-controls=courses-menu]")?.getAttribute("aria-expanded"),
        "true",
        "the button says that its menu is open",
      );
      await visitor.click("#courses-menu label", "Paid");
      await visitor.expectsText("require login", "#courses-menu");
      await visitor.press("Escape");
      await visitor.expectsWords("#courses-menu label", []);
      await visitor.expects(focused, "Courses", "the focus is back on the button");
      await visitor.pointAt(`${banner} nav button`, "Pages");
      await visitor.click("#pages-menu a", "Pricing");
      await visitor.expectsAddress("/pricing");
      await visitor.expectsWords("#pages-menu a", []);
    },
  },
  {
    title: "The menu of a phone opens one section at a time, closes, and leads on",
    async go(visitor) {
      await visitor.visit("/", 390);
      await visitor.click(`${banner} button`, "Open the menu");
      await visitor.click("#mobile-menu summary", "Courses");
      await visitor.expectsText("Paid", "#mobile-menu");
      await visitor.click("#mobile-menu summary", "Free");
      await visitor.expectsText("Finance", "#mobile-menu");
      await visitor.click("#mobile-menu summary", "Paid");
      await visitor.expectsText("require login", "#mobile-menu");
      await visitor.expectsCount("#mobile-menu a[href='/course/finance']", 0);
      await visitor.click("#mobile-menu summary", "Pages");
      await visitor.expectsCount("#mobile-menu details[open]", 1);
      await visitor.press("Escape");
      await visitor.expects(openDialogs, [], "the menu is closed");
      await visitor.expects(focused, "Open the menu", "the focus is back on the button");
      await visitor.click(`${banner} button`, "Open the menu");
      await visitor.click("#mobile-menu button", "Close the menu");
      await visitor.expects(openDialogs, [], "the menu is closed");
      await visitor.click(`${banner} button`, "Open the menu");
      await visitor.click("#mobile-menu summary", "Other");
      await visitor.click("#mobile-menu a", "Team");
      await visitor.expectsAddress("/team");
      await visitor.expects(openDialogs, [], "the menu is closed");
    },
  },
  {
    title: "The cart opens and closes by its cross, by Escape and by a click beside it",
    async go(visitor) {
      const open = async () => {
        await visitor.click(`${banner} button[commandfor=cart]`);
        await visitor.expectsText("No items found", "#cart");
      };
      await visitor.visit("/about");
      await open();
      await visitor.click("#cart button", "Close");
      await visitor.expects(openDialogs, [], "the cart is closed");
      await open();
      await visitor.press("Escape");
      await visitor.expects(openDialogs, [], "the cart is closed");
      await visitor.expects(
        () => document.activeElement?.getAttribute("commandfor"),
        "cart",
        "the focus is back on the button",
      );
      await open();
      await visitor.engine.click(20, 400);
      await visitor.expects(openDialogs, [], "the cart is closed");
    },
  },
  {
    title: "The search opens by key and by button, finds in spite of a typing mistake, and leads on",
    async go(visitor) {
      await visitor.visit("/about");
      await visitor.press("k", "Control");
      await visitor.expects(openDialogs, ["search"], "the search is open");
      await visitor.press("Escape");
      await visitor.expects(openDialogs, [], "the search is closed");
      await visitor.click(`${banner} button`, "Search");
      await visitor.engine.type("fotoshop");
      await visitor.expectsText("Advanced photoshop techniques for designers", "#search li:first-child a");
      await visitor.press("ArrowDown");
      await visitor.expects(
        focused,
        "Advanced photoshop techniques for designers",
        "the arrow leads to the first result",
      );
      await visitor.press("Enter");
      await visitor.expectsAddress("/course/design");
      await visitor.expects(openDialogs, [], "the search is closed");
      await visitor.takenOver();
      // A route change closes what is open: the next page has to be there first.
      await visitor.expectsText("Advanced photoshop techniques", "h1");
      await visitor.press("k", "Control");
      await visitor.expects(openDialogs, ["search"], "the search is open again");
      await visitor.engine.type("negotiation skills");
      await visitor.expectsText("egotiation", "#search li:first-child a");
      await visitor.press("Enter");
      await visitor.expects(() => location.hash, "#lesson-6", "the lesson's address");
      await visitor.expectsText("Negotiation skills", "#lesson-6");
    },
  },
];
