/** Runs before the first paint: shows the remembered theme, so that no page ever flashes in the other one. */
import { rememberedTheme, showTheme } from "../components/theme-switch/theme";

const show = () => showTheme(rememberedTheme());
show();
// It may have been chosen on another page since this one was prerendered, or left for the one from which Back leads here.
document.addEventListener("prerenderingchange", show);
addEventListener("pageshow", show);
