// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/dom";
import { act } from "react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { show } from "../../../tests/fixtures/show.ts";
import { smallSite, viewAt } from "../../../tests/fixtures/small-site.ts";
import Login from "../login/login";
import { AccountForm } from "./account-form";
import { loginSchema } from "./schema";

let log: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  vi.useFakeTimers();
  log = vi.spyOn(console, "log").mockImplementation(() => undefined);
  onTestFinished(() => {
    vi.useRealTimers();
    log.mockRestore();
  });
});

const view = () => viewAt<"login">(smallSite(), "/login");
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const fill = (email: string, password: string) => {
  fireEvent.input(field("Email"), { target: { value: email } });
  fireEvent.input(field("Password"), { target: { value: password } });
};
const submit = () => {
  const { form } = field("Email");
  if (form) fireEvent.submit(form);
};
const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
const values = { email: "ada@reader.example", password: "tiles77" };

test("A form that is sent twice waits for a second, logs its values once, and opens its panel over an empty form.", async () => {
  await show(<Login view={view()} />);
  fill(values.email, values.password);
  submit();
  submit();
  expect(button("Please Wait...").getAttribute("aria-disabled")).toBe("true");
  await wait(999);
  expect(log).not.toHaveBeenCalled();
  await wait(1);
  expect(log.mock.calls).toEqual([[values]]);
  expect(screen.getByRole("dialog", { name: "Success Message" })).toBeTruthy();
  expect(field("Email").value).toBe("");
  fireEvent.click(button("No"));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("Wrong values are marked with a message, the first has the focus, and right ones lose the mark.", async () => {
  await show(<Login view={view()} />);
  fill("ada", "1");
  submit();
  const marked = () =>
    ["Email", "Password"].filter((name) => field(name).getAttribute("aria-invalid") === "true");
  expect(marked()).toEqual(["Email", "Password"]);
  expect(document.activeElement).toBe(field("Email"));
  const message = document.getElementById(field("Email").getAttribute("aria-describedby") ?? "");
  expect(message?.textContent).toBe("Invalid email address");
  fireEvent.input(field("Email"), { target: { value: values.email } });
  expect(marked()).toEqual(["Password"]);
  await wait(1000);
  expect(log).not.toHaveBeenCalled();
});

test("The demo account fills the form over wrong values, and the button to send it has the focus.", async () => {
  await show(<Login view={view()} />);
  fill("ada", "1");
  submit();
  fireEvent.click(button("Fill of login"));
  const { email, password } = view().user;
  expect([field("Email").value, field("Password").value]).toEqual([email, password]);
  expect(field("Email").getAttribute("aria-invalid")).toBeNull();
  expect(document.activeElement).toBe(button("Log In"));
});

test("A failure while it waits shows the message and keeps the values.", async () => {
  await show(
    <AccountForm
      id="try"
      view={view()}
      schema={loginSchema(view().passwordRule)}
      fields={{ email: ["Email", "email"], password: ["Password", "off"] }}
      onSend={() => Promise.reject(new Error("No worker"))}
      failed="Try again"
    >
      Done
    </AccountForm>,
  );
  fill(values.email, values.password);
  submit();
  await wait(1000);
  expect(screen.getByRole("status").textContent).toBe("Try again");
  expect(field("Email").value).toBe(values.email);
  expect(button("Log In").getAttribute("aria-disabled")).toBe("false");
});
