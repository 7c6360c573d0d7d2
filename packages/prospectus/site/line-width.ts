/** The line width of generated content, the same as in .prettierrc.json. */
export const lineWidth = 110;
