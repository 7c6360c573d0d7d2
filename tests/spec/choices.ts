/** Choices on pages, and what each option shows. They are the same with and without script. */
import { expect, type Page } from "@playwright/test";
import { topCourses } from "./support.ts";

type Choice = {
  clauses: readonly string[];
  path: string;
  /** Options. The first is the default. */
  options: readonly string[];
  /** Expects the content of this option only. */
  shows: (page: Page, option: string) => Promise<void>;
};

/** Expects only this option's words. */
const only =
  (words: Readonly<Record<string, readonly string[]>>) =>
  async (page: Page, option: string): Promise<void> => {
    for (const [of, all] of Object.entries(words))
      for (const one of all)
        await expect(
          page.getByRole("main").getByText(one, { exact: true }).filter({ visible: true }),
        ).toHaveCount(of === option ? 1 : 0);
  };

const counts: Readonly<Record<string, number>> = {
  "All courses": 6,
  Design: 3,
  Development: 3,
  Management: 2,
  Finance: 2,
};

const categories = [
  "Enrollment and registration",
  "Technical requirements",
  "Assessments and grading",
  "Communication and support",
  "Certificates and degrees",
];

export const choices: readonly Choice[] = [
  {
    clauses: ["§2 Course filter 2", "§4 Course category"],
    path: "/",
    options: Object.keys(counts),
    async shows(page, option) {
      await expect(topCourses(page).getByRole("article")).toHaveCount(counts[option] ?? 0);
      const own = topCourses(page).getByText(option.toUpperCase(), { exact: true }).filter({ visible: true });
      if (option !== "All courses") await expect(own).toHaveCount(counts[option] ?? 0);
    },
  },
  {
    clauses: ["§2 Course list 3", "§2 Course list 4", "§4 Course list page"],
    path: "/course",
    options: ["1", "2"],
    async shows(page, option) {
      await expect(topCourses(page).getByRole("article")).toHaveCount(6);
      await expect(topCourses(page).getByText("39$", { exact: true })).toBeVisible({
        visible: option === "2",
      });
    },
  },
  {
    clauses: ["§4 Pricing", "§9 Pricing"],
    path: "/pricing",
    options: ["Monthly", "Yearly"],
    shows: only({ Monthly: ["$199", "$299", "$699"], Yearly: ["$139", "$279", "$659"] }),
  },
  {
    clauses: ["§2 FAQ 1", "§2 FAQ 2", "§4 FAQ"],
    path: "/faq",
    options: categories,
    async shows(page, option) {
      for (const category of categories)
        await expect(page.getByRole("region", { name: category })).toBeVisible({
          visible: category === option,
        });
      await expect(page.getByRole("main").locator("summary").filter({ visible: true })).toHaveCount(5);
    },
  },
];
