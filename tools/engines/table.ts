/** What a run through the engines has found, as tables. */
import { table } from "../figures.ts";
import { features } from "./features.ts";

/** What came out in one engine: its heading, the journeys that passed or failed, and the features that it has. */
export type Outcome = {
  heading: string;
  journeys: Map<string, boolean>;
  features: Map<string, boolean>;
};

/** What each engine lacks and what a visitor meets there, and how each journey ended. */
export function tables(outcomes: readonly Outcome[]): string {
  const headings = outcomes.map(({ heading }) => heading);
  const titles = [...new Set(outcomes.flatMap(({ journeys }) => [...journeys.keys()]))];
  const said = (passed: boolean | undefined) =>
    passed === undefined ? "not run" : passed ? "works" : "**fails**";
  const lacking = features.map(({ name, without }) => [
    name,
    ...outcomes.map((outcome) => (outcome.features.get(name) ? "yes" : "**no**")),
    without,
  ]);
  const journeys = titles.map((title) => [
    title,
    ...outcomes.map((outcome) => said(outcome.journeys.get(title))),
  ]);
  return [
    table(["Feature", ...headings, "Where it is lacking"], lacking),
    table(["Journey", ...headings], journeys),
  ].join("\n\n");
}
