import { view } from "virtual:content/contact/form";
import { meta as words } from "virtual:content/contact/meta";
import { BelowBand } from "../components/arrival/arrival";
import { still } from "../components/still/still";
import { pageMeta } from "../head/page-meta";
import type { PageHandle } from "../layouts/with-header-and-footer";
import { ContactIntro } from "../sections/contact-intro/contact-intro";
import type * as Parts from "../screens/contact";
import { screen } from "../screens/screens";

/** The head of the contact page. */
export const meta = () => pageMeta(words, { path: "/contact" });

/** The footer of the contact page. */
export const handle = { footer: "tall" } satisfies PageHandle;

const Still = still(screen<typeof Parts>("contact"));

/** The contact page: React runs its form, the rest stands as it came. */
export default function Contact() {
  return (
    <>
      <Still part="Band" />
      <BelowBand>
        <ContactIntro form={view}>
          <Still part="Words" />
        </ContactIntro>
        <Still part="Rest" />
      </BelowBand>
    </>
  );
}
