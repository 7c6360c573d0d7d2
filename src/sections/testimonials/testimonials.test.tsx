// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/dom";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { hydrate, show } from "../../../tests/fixtures/show.ts";
import { sectionAt, smallSite } from "../../../tests/fixtures/small-site.ts";
import Testimonials from "./testimonials";

/** The testimonial of the small site, said by each of these people. */
function viewOf(...names: string[]) {
  const view = sectionAt(smallSite(), "/about", "testimonials");
  const entries = view.entries.flatMap((entry) =>
    names.map((name) => ({ ...entry, author: { ...entry.author, name } })),
  );
  return { ...view, entries };
}

const chosen = () =>
  screen.getAllByRole("radio", { checked: true }).map((radio) => radio.getAttribute("aria-label"));

test("The arrows go round the testimonials, and a radio button chooses one.", async () => {
  await show(<Testimonials id="said" view={viewOf("Ann", "Bo", "Cleo")} />);
  expect(chosen()).toEqual(["Ann"]);
  for (const [button, name] of [
    ["Previous testimonial", "Cleo"],
    ["Next testimonial", "Ann"],
    ["Next testimonial", "Bo"],
  ] as const) {
    fireEvent.click(screen.getByRole("button", { name: button }));
    expect(chosen()).toEqual([name]);
  }
  fireEvent.click(screen.getByRole("radio", { name: "Cleo" }));
  expect(chosen()).toEqual(["Cleo"]);
});

test("The next testimonial follows the one that was chosen before hydration.", async () => {
  const said = <Testimonials id="said" view={viewOf("Ann", "Bo", "Cleo")} />;
  await hydrate(renderToString(said), said, () => screen.getByRole("radio", { name: "Bo" }).click());
  fireEvent.click(screen.getByRole("button", { name: "Next testimonial" }));
  expect(chosen()).toEqual(["Cleo"]);
});

test("A single testimonial has no controls.", async () => {
  await show(<Testimonials id="said" view={viewOf("Ann")} />);
  expect(screen.queryAllByRole("button")).toEqual([]);
  expect(screen.queryAllByRole("radio")).toEqual([]);
});
