import "react";

declare module "react" {
  interface ButtonHTMLAttributes<T> {
    /** Invoker commands (HTML): what the button does to the element named by `commandfor`. React passes both through. */
    command?: "show-modal";
    commandfor?: string;
  }
}
