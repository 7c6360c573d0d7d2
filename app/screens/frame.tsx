import { CoursesPanel } from "../layouts/courses-panel";
import { Footer } from "../layouts/footer";
import { MobileMenuContent } from "../layouts/mobile-menu-content";

/** The parts of a page's frame that the browser need not run. */
export { CoursesPanel, Footer, MobileMenuContent };
