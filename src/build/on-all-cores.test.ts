import { expect, test, vi } from "vitest";
import { onAllCores } from "./on-all-cores.ts";

test("each item is done once, and a build of more than five seconds tells how far it is", async () => {
  const lines = vi.spyOn(console, "log").mockReturnValue();
  let now = 0;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => now);
  const done: string[] = [];
  await onAllCores("Fired pots", ["a", "b", "c", "d"], async (pot) => {
    done.push(pot);
    now += pot === "c" ? 5000 : 100;
  });
  expect(done.toSorted()).toEqual(["a", "b", "c", "d"]);
  expect(lines.mock.calls).toEqual([[expect.stringMatching(/^Fired pots: [1-4] of 4$/)]]);
  clock.mockRestore();
  lines.mockRestore();
});

test("an error stops the build", async () => {
  const breaking = onAllCores("Fired pots", ["a"], () => Promise.reject(new Error("cracked")));
  await expect(breaking).rejects.toThrow("cracked");
});
