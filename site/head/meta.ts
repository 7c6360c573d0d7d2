/** An element of a page's head: its title, a `meta` by its name or property, or a link. */
export type Meta =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { rel: string; href: string; type?: string; title?: string };
