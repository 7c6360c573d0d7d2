/** The styles of the gallery: its page comes rendered (vite.config.ts). */
import "../../app/styles/all.css";
import "./gallery.module.css";
