/** Joins the class names that are given. */
export const cx = (...names: readonly (string | false | undefined)[]) => names.filter(Boolean).join(" ");
