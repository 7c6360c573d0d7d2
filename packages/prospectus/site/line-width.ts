/** Line width of content files that programs write, and of this repository (.prettierrc.json). */
export const lineWidth = 110;
