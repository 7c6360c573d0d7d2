import "react";

declare module "react" {
  interface ButtonHTMLAttributes<T> {
    /** Invoker commands (HTML): the action on the element of `commandfor`. React passes both on. */
    command?: "show-modal";
    commandfor?: string;
  }
}
