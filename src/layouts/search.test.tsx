// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from "@testing-library/dom";
import { act, useState } from "react";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { optionsOf } from "../../tests/fixtures/options.ts";
import { printedErrors, show } from "../../tests/fixtures/show.ts";
import { OpenDialog } from "../components/dialog/dialog";
import { createSite, type Site } from "../site/create-site.ts";
import { SearchButton, SearchPanel } from "./search";

const loading = vi.hoisted(() => ({ view: vi.fn() }));
vi.mock("../components/site-data", () => ({ importSearch: async () => ({ default: loading.view() }) }));

let site: Site;
beforeAll(async () => {
  site = await createSite(optionsOf("tests/fixtures/content", "2025-02-03"));
  // The search imports it again, at once.
  await import("../components/search/search-results");
});
beforeEach(() => loading.view.mockReset().mockReturnValue(site.shared.search));

function Search() {
  const [chosen, choose] = useState<string>();
  return (
    <OpenDialog value={{ chosen, choose }}>
      <SearchButton label="Search" />
      <SearchPanel words={site.shared.frame.search} />
    </OpenDialog>
  );
}

const field = () => screen.getByRole<HTMLInputElement>("searchbox");
const status = () => screen.getByRole("status").textContent;
const results = () => screen.getAllByRole("link");
const press = (key: string, target: Element = document.activeElement ?? document.body) =>
  fireEvent.keyDown(target, { key });

async function openAndType(text: string): Promise<void> {
  await show(<Search />);
  await act(async () => fireEvent.keyDown(window, { key: "k", ctrlKey: true }));
  fireEvent.change(field(), { target: { value: text } });
  await waitFor(() => expect(status()).not.toBe("Loading of search"));
}

test("Control and K open the search, and the results follow the text.", async () => {
  await openAndType("glaze");
  expect(status()).toMatch(/result/);
  expect(results()[0]?.textContent).toContain("Glaze");
  fireEvent.change(field(), { target: { value: "zzzz" } });
  expect(status()).toBe("Nothing was found for “zzzz”.");
  fireEvent.click(screen.getByRole("button", { name: "wheel" }));
  expect(field().value).toBe("wheel");
  expect(document.activeElement).toBe(field());
});

test("The arrow keys move between the field and the results, and Enter opens the first.", async () => {
  await openAndType("glaze");
  field().focus();
  const opened = vi.fn((event: Event) => event.preventDefault());
  results()[0]?.addEventListener("click", opened);
  press("ArrowDown");
  expect(document.activeElement).toBe(results()[0]);
  press("ArrowUp");
  press("ArrowUp");
  expect(document.activeElement).toBe(results().at(-1));
  field().focus();
  press("Enter");
  expect(opened).toHaveBeenCalledOnce();
});

test("Escape closes the search.", async () => {
  await openAndType("glaze");
  press("Escape", field());
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("If the search fails to load, it says so and keeps the text, and Enter tries again.", async () => {
  const errors = printedErrors();
  loading.view.mockImplementation(() => {
    throw new Error("Gone");
  });
  await openAndType("glaze");
  expect(status()).toBe("Failed of search");
  expect(errors.join()).toContain("Gone");
  loading.view.mockReturnValue(site.shared.search);
  await act(async () => press("Enter", field()));
  await waitFor(() => expect(status()).toMatch(/result/));
  expect(field().value).toBe("glaze");
});
