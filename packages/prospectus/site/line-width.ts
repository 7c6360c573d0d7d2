/** How wide the lines of content are that programs write; this repository formats its files so too (.prettierrc.json). */
export const lineWidth = 110;
