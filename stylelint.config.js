/** Physical sides. Styles use logical ones. */
const sides = "/\\b(left|right)\\b/";

/** A value, with spaces only in brackets. */
const part = String.raw`(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+`;
/** Four values of a box, with different right and left sides. */
const unlikeSides = String.raw`/^${part}\s+(${part})\s+${part}\s+(?!\1$)${part}$/`;

/** Logical properties, colours from tokens, no shadows, no gradients. */
export default {
  extends: ["stylelint-config-standard"],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    "selector-class-pattern": null,
    "import-notation": "string",
    "custom-property-pattern": null,
    // Content can have any number of entries. Repeating rules, such as 4n + 2, are allowed.
    "selector-disallowed-list": [
      // After :has(), a part without class or tag lets each change restyle all elements below.
      ["/:nth-(last-)?(child|of-type)\\(\\s*\\d+\\s*\\)/", "/:has\\(.*[\\s>+~]:[\\w-]+$/"],
      {
        message: (selector) =>
          `Unexpected selector "${selector}". No style counts entries: let each stand beside what it shows (see src/components/choice). After :has(), each part has a class or tag.`,
      },
    ],
    "keyframes-name-pattern": null,
    "no-descending-specificity": null,
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
    "color-no-hex": [true, { message: "Set colours in src/styles/tokens.css." }],
    "color-named": ["never", { message: "Set colours in src/styles/tokens.css." }],
    "function-disallowed-list": [
      ["/^(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|device-cmyk)$/i"],
      { message: "Set colours in src/styles/tokens.css." },
    ],
    "media-feature-name-disallowed-list": [
      ["/width|inline-size/"],
      {
        message: (name) =>
          `Unexpected "${name}" in @media. Use one of the breakpoints by its name (src/styles/breakpoints.css), or a size that is fluid.`,
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
        // Some supported browsers lack overflow-block (src/build/style-sheets.ts).
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
        // Allowed: hairlines in pixels, lengths in em, and limits of narrow windows, as in min(var(--space-3), 3vw).
        "/^(--gap|((row|column)-)?gap|(margin|padding)(-.*)?)$/": [
          "/(?<![\\d.])(?!0rem)[\\d.]+(rem|[sld]?v[hib])\\b/",
          "/(?<!, |min\\()(?<![\\d.])[\\d.]+vw\\b/",
        ],
        // Shorthands name physical corners.
        "border-radius": [String.raw`/^${part}\s+${part}/`],
        "/^(inset|margin|padding|scroll-margin|scroll-padding)$/": [unlikeSides],
        "clip-path": [String.raw`/^inset\(${part}\s+(${part})\s+${part}\s+(?!\1\))[^)]*\)/`],
        "/^transition(-property)?$/": [
          "/(^|[ ,])(top|right|bottom|left|width|height|(margin|padding|border)-(top|right|bottom|left))\\b/",
        ],
      },
      {
        message: (property, value) =>
          /gap|margin|padding/.test(property)
            ? `Unexpected "${property}: ${value}". Use one of the spaces, such as var(--space-4) (src/styles/README.md).`
            : `Unexpected "${property}: ${value}". Use start and end for left and right; the design has no gradients.`,
      },
    ],
  },
  overrides: [
    {
      files: ["src/styles/breakpoints.css"],
      rules: { "media-feature-name-disallowed-list": null },
    },
    { files: ["src/styles/tokens.css"], rules: { "color-no-hex": null, "color-hex-length": "long" } },
  ],
};
