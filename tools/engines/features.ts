/** What the site uses that an engine may lack, and what it does there instead. */

export type Feature = {
  name: string;
  /** What happens without it. */ without: string;
  /** Runs in the page. Whether the engine has it. */ has(): boolean;
};

export const features: readonly Feature[] = [
  {
    name: "Invoker commands (`commandfor`)",
    without: "the script opens the dialog; without scripts too, the footer's links lead on",
    has: () => "commandForElement" in HTMLButtonElement.prototype,
  },
  {
    name: "Dialogs that a click beside them closes (`closedby`)",
    without: "the script closes the dialog",
    has: () => "closedBy" in HTMLDialogElement.prototype,
  },
  {
    name: "Navigation API",
    without: "links lead to documents, and nothing is fetched ahead",
    has: () => "navigation" in window,
  },
  {
    name: "View transitions",
    without: "the next page is there at once",
    has: () => "startViewTransition" in document,
  },
  {
    name: "Speculation rules",
    without: "the site writes none; documents are fetched on the click",
    has: () => HTMLScriptElement.supports("speculationrules"),
  },
  {
    name: "Popover",
    without: "required",
    has: () => "showPopover" in HTMLElement.prototype,
  },
  {
    name: "Anchor positioning",
    without: "a menu hangs at the left of the page's measure",
    has: () => CSS.supports("anchor-name: --menu"),
  },
  {
    name: "`field-sizing`",
    without: "the message field keeps its height and scrolls; its corner makes it taller",
    has: () => CSS.supports("field-sizing: content"),
  },
  {
    name: "`@starting-style`",
    without: "menus and panels are there at once",
    has: () => "CSSStartingStyleRule" in window,
  },
  {
    name: "Scroll-driven animation",
    without: "an article's rail shows all its tiles",
    has: () => CSS.supports("animation-timeline: --reading"),
  },
  {
    name: "`::details-content`",
    without: "closed answers are not printed",
    has: () => CSS.supports("selector(::details-content)"),
  },
  {
    name: "`details` of one name",
    without: "several questions can be open",
    has: () => "name" in HTMLDetailsElement.prototype,
  },
  { name: "`:has()`", without: "required", has: () => CSS.supports("selector(:has(*))") },
  { name: "`light-dark()`", without: "required", has: () => CSS.supports("color: light-dark(red, blue)") },
  { name: "`round()`", without: "required", has: () => CSS.supports("width: round(up, 1.5px, 1px)") },
  {
    name: "`text-wrap: pretty`",
    without: "lines break as they come",
    has: () => CSS.supports("text-wrap: pretty"),
  },
  {
    name: "`hanging-punctuation`",
    without: "quotation marks stand inside the measure",
    has: () => CSS.supports("hanging-punctuation: first"),
  },
];
