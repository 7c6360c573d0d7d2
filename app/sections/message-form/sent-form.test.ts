import { load } from "cheerio";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SentForm } from "./sent-form";

test("where the service is mail, a link stands in place of the form", () => {
  const $ = load(
    renderToStaticMarkup(
      createElement(SentForm, {
        id: "contact",
        title: "Write to us",
        fields: [{ name: "email", label: "Email" }],
        words: { save: "Save", button: "Send", required: "Required" },
        sending: { mailto: "mailto:hello@kiln.example", words: "To hello@kiln.example" },
      }),
    ),
  );
  expect($("form, input")).toHaveLength(0);
  expect($("h2, p, a").text()).toBe("Write to usTo hello@kiln.exampleSend");
  expect($("a").attr("href")).toBe("mailto:hello@kiln.example");
});
