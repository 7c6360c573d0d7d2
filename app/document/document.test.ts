import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { policyOf } from "./document.ts";

const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

test("the policy names the hash of each inline script and style, and of nothing else", () => {
  const policy = policyOf(
    '<style>a{}</style><script>one()</script><script type="application/ld+json">{}</script><script type="application/json" data-page="">{}</script><script src="/a.js">no</script><script>one()</script><script type="parked" src="/b.js"></script>',
  );
  expect(policy).toContain(`script-src 'self' ${hashOf("one()")};`);
  expect(policy).toContain(`style-src 'self' ${hashOf("a{}")};`);
  expect(policy).toMatch(/^default-src 'none'; /);
});
