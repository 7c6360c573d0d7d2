/** Physical sides, which do not turn round in a language that is written from right to left. */
const sides = "/\\b(left|right)\\b/";

/** A value, with spaces only in brackets. */
const part = String.raw`(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+`;
/** Four values for the sides of a box, with the right and left ones unlike. */
const unlikeSides = String.raw`/^${part}\s+(${part})\s+${part}\s+(?!\1$)${part}$/`;

/** Styles: logical properties, colours from the tokens, no shadows, no gradients. */
export default {
  extends: ["stylelint-config-standard"],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    "selector-class-pattern": null,
    "import-notation": "string",
    "custom-property-pattern": null,
    // Entries come from the content, which may have any number of them. What repeats, such as 4n + 2, may stay.
    "selector-disallowed-list": [
      ["/:nth-(last-)?(child|of-type)\\(\\s*\\d+\\s*\\)/"],
      {
        message: (selector) =>
          `Unexpected selector "${selector}". No style counts entries: let each stand beside what it shows (see app/components/choice).`,
      },
    ],
    "keyframes-name-pattern": null,
    "no-descending-specificity": null,
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
    "color-no-hex": [true, { message: "Colours stand in content/brand.yaml." }],
    "color-named": ["never", { message: "Colours stand in content/brand.yaml." }],
    "function-disallowed-list": [
      ["/^(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|device-cmyk)$/i"],
      { message: "Colours stand in content/brand.yaml." },
    ],
    "media-feature-name-disallowed-list": [
      ["/width|inline-size/"],
      {
        message: (name) =>
          `Unexpected "${name}" in @media. Use one of the breakpoints by its name (app/styles/breakpoints.css), or a size that is fluid.`,
      },
    ],
    "property-disallowed-list": [
      [
        "/^(scroll-)?(margin|padding)-(top|right|bottom|left)$/",
        "/^border-(top|right|bottom|left)(-|$)/",
        "top",
        "right",
        "bottom",
        "left",
        "/^(min-|max-)?(width|height)$/",
        "/^contain-intrinsic-(width|height)$/",
        // overflow-block is not yet in all browsers that the site is built for (scripts/style-sheets.ts).
        "/^overscroll-behavior-[xy]$/",
        "box-shadow",
        "text-shadow",
      ],
      {
        message: (name) =>
          `Unexpected property "${name}". Use the logical property, such as margin-inline-start or block-size; the design has no shadows.`,
      },
    ],
    "declaration-property-value-disallowed-list": [
      {
        "/^background/": ["/gradient/"],
        "/^(text-align|text-align-last|float|clear|caption-side|resize|transform-origin|perspective-origin|object-position|background-position|mask-position|offset-position)$/":
          [sides],
        // A hairline in pixels, what goes with the size of words (em), and a narrow window's limit, as in min(var(--space-3), 3vw), may stay.
        "/^(--gap|((row|column)-)?gap|(margin|padding)(-.*)?)$/": [
          "/(?<![\\d.])(?!0rem)[\\d.]+(rem|[sld]?v[hib])\\b/",
          "/(?<!, |min\\()(?<![\\d.])[\\d.]+vw\\b/",
        ],
        // A shorthand names physical sides and corners. Mirrored art begins with --flow.
        "border-radius": [String.raw`/^${part}\s+${part}/`],
        "/^(inset|margin|padding|scroll-margin|scroll-padding)$/": [unlikeSides],
        "clip-path": [String.raw`/^inset\(${part}\s+(${part})\s+${part}\s+(?!\1\))[^)]*\)/`],
        translate: ["/^(?!none$|0(?:\\s|$))(?!.*--flow)/"],
        transform: ["/translate(X|3d)?\\((?!0\\b)(?!.*--flow)/"],
        "object-position": ["/^(?:0|100%)(?:\\s|$)/"],
        "/^transition(-property)?$/": [
          "/(^|[ ,])(top|right|bottom|left|width|height|(margin|padding|border)-(top|right|bottom|left))\\b/",
        ],
      },
      {
        message: (property, value) =>
          /gap|margin|padding/.test(property)
            ? `Unexpected "${property}: ${value}". Use one of the spaces, such as var(--space-4) (app/styles/README.md).`
            : `Unexpected "${property}: ${value}". Use start and end for left and right; the design has no gradients.`,
      },
    ],
  },
  overrides: [
    {
      // The one place for widths of the window.
      files: ["app/styles/breakpoints.css"],
      rules: { "media-feature-name-disallowed-list": null },
    },
  ],
};
