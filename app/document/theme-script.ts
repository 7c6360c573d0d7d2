/** Runs before the first paint: shows the remembered theme, so that no page ever flashes in the other one. */
import { rememberedTheme, showTheme } from "../components/theme-switch/theme";

const theme = rememberedTheme();
if (theme !== "system") showTheme(theme);
