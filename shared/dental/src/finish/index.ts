/** What makes stages ready for production: cut lines, outlines of bases, and where texts stand. */
export { baseOutline } from './base-outline.ts';
export { type LineWish, cutLineOn, usualLine } from './cut-line.ts';
export { drawnLine } from './drawn-line.ts';
export { type GumSurface, type StandingGum, gumSurface } from './gum-surface.ts';
export { textPlace } from './text-place.ts';
