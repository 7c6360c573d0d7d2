import { afterAll, beforeAll, expect, test } from "vitest";
import { askerOf } from "../hosts/ask.ts";
import { behaviours } from "../hosts/behaviours.ts";
import { differencesFrom } from "../hosts/question.ts";
import { startServer } from "./server.ts";

let base: string;
let stop: () => void;
beforeAll(async () => ({ base, stop } = await startServer(4329)));
afterAll(() => stop());

test.each(behaviours)("$title", async (behaviour) => {
  expect(await differencesFrom(behaviour, askerOf(base), base)).toEqual({});
});
