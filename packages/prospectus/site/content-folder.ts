import packageFile from "../package.json" with { type: "json" };

/** The content folder from which the site is made: `CONTENT`, or else what package.json says under `config`. */
export const contentFolder = process.env.CONTENT || packageFile.config.content;
