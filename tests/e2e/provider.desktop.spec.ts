/** Tests with other content than the sample's. One provider is built and served for all of them. */
import { freshTest as test } from "../reused-page.ts";
import { base, host, startGrownProvider } from "../fixtures/grown-provider.ts";
import { grownContentTests } from "./grown-content.ts";
import { sentFormTests } from "./sent-forms.ts";
import { subPathTests } from "./sub-path.ts";

// One worker: each worker would build the site again.
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
