/** The gum of a scanned jaw, and how it follows the teeth. */
export { type CutGum, cutGum, gumBuffers } from './cut-gum.ts';
export { type GumReach, usualReach } from './gum-weights.ts';
export { ownersOf, posedGum } from './posed-gum.ts';
