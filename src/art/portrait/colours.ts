import type { Hex } from "../palette.ts";

export const skins = {
  porcelain: { base: "#f8d9c4", shade: "#e9bca3", lips: "#b4564a" },
  peach: { base: "#f0c3a0", shade: "#dda27d", lips: "#a94f41" },
  honey: { base: "#dfa577", shade: "#c6885b", lips: "#93402f" },
  olive: { base: "#c98d5f", shade: "#ad7147", lips: "#84382a" },
  amber: { base: "#a96b43", shade: "#8c5230", lips: "#611d15" },
  // On deep skin a darker mouth would vanish, so the lips are lighter.
  chestnut: { base: "#84502f", shade: "#693c21", lips: "#cf7f6a" },
  umber: { base: "#5f3822", shade: "#482817", lips: "#b96a58" },
} as const satisfies Record<string, { base: Hex; shade: Hex; lips: Hex }>;

export const hairColours = {
  black: { base: "#231a1c", shade: "#3b2c2e" },
  espresso: { base: "#43291f", shade: "#5c3a2c" },
  chestnut: { base: "#7a4426", shade: "#5f321a" },
  auburn: { base: "#a8492a", shade: "#87361d" },
  copper: { base: "#cf6a2e", shade: "#ad5221" },
  honey: { base: "#d59a3d", shade: "#b57e29" },
  flaxen: { base: "#edc974", shade: "#d0a852" },
  grey: { base: "#8b8795", shade: "#6f6b7b" },
  silver: { base: "#d5d2da", shade: "#b2aebb" },
} as const satisfies Record<string, { base: Hex; shade: Hex }>;

export const pupils = "#231a1c";
