// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/dom";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { hydrate, show } from "../../../tests/fixtures/show.ts";
import { Choice } from "./choice";
import { useChoice } from "./use-choice";

const options = ["1", "2", "3"].map((value) => ({ value, label: `Page ${value}` }));

function Pages() {
  const { chosen, choose, group, radio } = useChoice("1");
  return (
    <>
      <Choice name="page" legend="Page" options={options} ref={group} radio={radio} />
      <button type="button" onClick={() => choose("3")}>
        Last
      </button>
      <output>{chosen}</output>
    </>
  );
}

const checked = () => screen.getAllByRole("radio", { checked: true }).map((one) => one.getAttribute("value"));
const expectChosen = (value: string) => {
  expect(checked()).toEqual([value]);
  expect(screen.getByRole("status").textContent).toBe(value);
};

test("One option is chosen, by its radio button or by the component.", async () => {
  await show(<Pages />);
  expectChosen("1");
  fireEvent.click(screen.getByRole("radio", { name: "Page 2" }));
  expectChosen("2");
  fireEvent.click(screen.getByRole("button", { name: "Last" }));
  expectChosen("3");
});

test("A choice that the visitor made before hydration stays.", async () => {
  await hydrate(renderToString(<Pages />), <Pages />, () =>
    screen.getByRole("radio", { name: "Page 2" }).click(),
  );
  expectChosen("2");
});

test("Without state, the first option is chosen, and each option precedes its panel.", async () => {
  const panels = options.map((option) => ({ ...option, panel: <p>{`Panel ${option.value}`}</p> }));
  await show(<Choice name="page" legend="Page" options={panels} />);
  expect(checked()).toEqual(["1"]);
  expect(screen.getByRole("group", { name: "Page" }).textContent).toBe(
    "PagePage 1Panel 1Page 2Panel 2Page 3Panel 3",
  );
});
