/** Shows the remembered theme before the first paint, so no page flashes in the other theme. */
import { rememberedTheme, showTheme } from "./theme";

const show = () => showTheme(rememberedTheme());
show();
// The theme may change on another page after prerendering, or before Back restores this page.
document.addEventListener("prerenderingchange", show);
addEventListener("pageshow", show);
