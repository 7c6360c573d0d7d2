/** What holds for another content than the sample's: one provider is built and served once, and walked through by all of these. */
import { test } from "@playwright/test";
import { base, host, startGrownProvider } from "../fixtures/grown-provider.ts";
import { grownContentTests } from "./grown-content.ts";
import { sentFormTests } from "./sent-forms.ts";
import { subPathTests } from "./sub-path.ts";

// All in one worker, since each worker would build the site anew.
test.describe.configure({ mode: "default" });
test.use({ baseURL: host + base });

let stop: () => void;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  stop = await startGrownProvider();
});

test.afterAll(() => stop());

test.describe(grownContentTests);
test.describe(subPathTests);
test.describe(sentFormTests);
