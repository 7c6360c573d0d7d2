/** The size of the pictures that links are shared with, in pixels: 1.91 to 1, as Facebook, LinkedIn and X show them whole. */
export const pictureSize = { width: 1200, height: 630 } as const;
