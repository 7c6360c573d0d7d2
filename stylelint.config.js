/** Styles: logical properties, colours from tokens, no shadows, no gradients. */
export default {
  extends: ["stylelint-config-standard"],
  rules: {
    "selector-class-pattern": null,
    "import-notation": "string",
    "custom-property-pattern": null,
    "keyframes-name-pattern": null,
    "no-descending-specificity": null,
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
    "property-disallowed-list": [
      [
        "/^(margin|padding|border)-(top|right|bottom|left)/",
        "top",
        "right",
        "bottom",
        "left",
        "width",
        "height",
        "min-width",
        "max-width",
        "min-height",
        "max-height",
        "box-shadow",
        "text-shadow",
      ],
      { message: "Use the logical property; the design has no shadows." },
    ],
    "declaration-property-value-disallowed-list": [
      { "/^background/": ["/gradient/"] },
      { message: "The design has no gradients." },
    ],
  },
  overrides: [
    {
      files: ["app/components/**/*.css", "app/sections/**/*.css", "app/layouts/**/*.css"],
      rules: { "color-no-hex": [true, { message: "Colours stand in styles/tokens.css." }] },
    },
  ],
};
