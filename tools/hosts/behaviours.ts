/**
 * How any host is to behave, as one list of questions with the answers that are right. `npm test` puts them to our own server
 * (tests/html/host.test.ts), `npm run test:hosts` to each kind of server that can run here.
 */
import { addressBehaviours } from "./address-behaviours.ts";
import { copyBehaviours } from "./copy-behaviours.ts";
import { headerBehaviours } from "./header-behaviours.ts";
import type { Behaviour } from "./question.ts";

export const behaviours: readonly Behaviour[] = [
  ...addressBehaviours,
  ...copyBehaviours,
  ...headerBehaviours,
];
