import "react";

declare module "react" {
  interface ButtonHTMLAttributes<T> {
    /** Invoker commands (HTML): what the button does to the element named by `commandfor`. React passes both through. */
    command?:
      | "show-modal"
      | "close"
      | "request-close"
      | "toggle-popover"
      | "show-popover"
      | "hide-popover"
      | undefined;
    commandfor?: string | undefined;
  }
}
