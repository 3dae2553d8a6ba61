/** Whoever has opened a link reads on for so long without opening it again. */
export const LINK_VISIT_MINUTES = 240;
/** Public page that a link opens; what opens it follows as the fragment, which browsers send to nobody. */
export const ORTHO_PATH = '/ortho';
