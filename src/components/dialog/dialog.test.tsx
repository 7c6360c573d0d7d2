// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/dom";
import { useState } from "react";
import { expect, test } from "vitest";
import { show } from "../../../tests/fixtures/show.ts";
import { CloseButton, Dialog, OpenButton, OpenDialog } from "./dialog";

function Panels() {
  const [chosen, choose] = useState<string>();
  return (
    <OpenDialog value={{ chosen, choose }}>
      <OpenButton dialog="cart">Open the cart</OpenButton>
      <OpenButton dialog="menu">Open the menu</OpenButton>
      <Dialog id="cart" aria-label="Cart">
        <CloseButton label="Close" />
        <a href="#top">Top</a>
      </Dialog>
      <Dialog id="menu" aria-label="Menu" />
    </OpenDialog>
  );
}

const opened = () => screen.queryAllByRole("dialog").map((dialog) => dialog.getAttribute("aria-label"));
const press = (role: "button" | "link", name: string) => fireEvent.click(screen.getByRole(role, { name }));

test("A dialog opens, closes by its cross and by a link inside, and opens again.", async () => {
  await show(<Panels />);
  expect(opened()).toEqual([]);
  for (const [role, name] of [
    ["button", "Close"],
    ["link", "Top"],
  ] as const) {
    press("button", "Open the cart");
    expect(opened()).toEqual(["Cart"]);
    press(role, name);
    expect(opened()).toEqual([]);
  }
});

test("A second dialog closes the first.", async () => {
  await show(<Panels />);
  press("button", "Open the cart");
  press("button", "Open the menu");
  expect(opened()).toEqual(["Menu"]);
});
