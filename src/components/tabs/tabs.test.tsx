// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/dom";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import { hydrate, show } from "../../../tests/fixtures/show.ts";
import { Tabs } from "./tabs";

const tabs = (
  <Tabs
    label="Course"
    tabs={[
      { id: "overview", label: "Overview", panel: "Words" },
      { id: "lessons", label: "Lessons", anchors: ["lesson-2"], panel: "Steps" },
      { id: "query", label: "Query", panel: "Form" },
    ]}
  />
);

const chosen = () => [
  screen.getByRole("tab", { selected: true }).textContent,
  screen.getByRole("tabpanel").textContent,
];
const goTo = (hash: string) => {
  location.hash = hash;
  fireEvent(window, new Event("hashchange"));
};

beforeEach(() => history.replaceState(null, "", "#"));

test("In the HTML the tabs are links in a list, and all panels show.", async () => {
  const html = renderToString(tabs);
  expect(html).not.toContain("role=");
  expect(html).not.toContain("hidden");
  history.replaceState(null, "", "#lessons");
  await hydrate(html, tabs, () => expect(screen.getAllByRole("link")).toHaveLength(3));
  expect(chosen()).toEqual(["Lessons", "Steps"]);
});

test("A click and the hash choose a tab, and the hash of something else keeps it.", async () => {
  await show(tabs);
  expect(chosen()).toEqual(["Overview", "Words"]);
  fireEvent.click(screen.getByRole("tab", { name: "Query" }));
  expect(chosen()).toEqual(["Query", "Form"]);
  expect(location.hash).toBe("#query");
  goTo("lesson-2");
  expect(chosen()).toEqual(["Lessons", "Steps"]);
  goTo("top");
  expect(chosen()).toEqual(["Lessons", "Steps"]);
  goTo("");
  expect(chosen()).toEqual(["Overview", "Words"]);
});

test("The arrow keys, Home and End move the choice and the focus round the tabs, in one entry of the history.", async () => {
  await show(tabs);
  const entries = history.length;
  for (const [key, label] of [
    ["ArrowLeft", "Query"],
    ["ArrowRight", "Overview"],
    ["End", "Query"],
    ["Home", "Overview"],
  ] as const) {
    fireEvent.keyDown(screen.getByRole("tab", { selected: true }), { key });
    expect(chosen()[0]).toBe(label);
    expect(document.activeElement?.textContent).toBe(label);
  }
  for (const held of ["altKey", "ctrlKey", "metaKey"]) {
    fireEvent.keyDown(screen.getByRole("tab", { selected: true }), { key: "ArrowLeft", [held]: true });
    expect(chosen()[0], `${held} and an arrow belong to the browser`).toBe("Overview");
  }
  expect(history.length).toBe(entries);
  expect(screen.getAllByRole("tab").map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
});
