/** The files of the two typefaces, as their packages hold them: variable in weight. */
export const typefaces = {
  display: "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
  body: "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
} as const;
