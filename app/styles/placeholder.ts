/** Stands in each rendered page where the build puts the site's style sheet. */
export const stylesPlaceholder = "/* the site's styles */";
