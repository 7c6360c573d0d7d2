/** The content folder: `CONTENT`, else `content`. */
export const contentFolder = process.env.CONTENT || "content";
