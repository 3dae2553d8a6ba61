import type { Ridge } from './ridge.ts';

/** A place on the surface across the arch: `out` towards the lips, `up` from the tips (which are at zero), and what it is. */
export interface SectionPoint {
  out: number;
  up: number;
  gum: boolean;
}

/** The papilla: how far the gum rises between two teeth. */
const PAPILLA = 2.6;
/** Depth below the gum line to which the scan reaches on the outer and the inner side. */
const OUTER_DEPTH = 8;
const INNER_DEPTH = 9;
const GUM_BULGE = 1.1;

/** Half thickness and height of the crown where the ridge is cut, and where its gum line runs. */
function crownOf(ridge: Ridge) {
  const { tooth, fullness, present, lift, soft } = ridge;
  const own = (tooth.thickness / 2) * (0.66 + 0.34 * fullness);
  const half = own * present + soft.half * 0.62 * (1 - present);
  const gumLine = (lift - tooth.height) * present + soft.gumLine * (1 - present) + PAPILLA * (1 - fullness) * present;
  const tip = lift - tooth.height * 0.3 * (1 - fullness) ** 1.5;
  return { half, gumLine, rise: Math.max(0.05, (tip - gumLine) * present) };
}

/** `t` runs over the crown from the outer gum line (0) over the tip to the inner one (1). */
export function crownPoint(ridge: Ridge, t: number): SectionPoint {
  const { half, gumLine, rise } = crownOf(ridge);
  const { tooth, shift, present } = ridge;
  const angle = Math.PI * (1 - t);
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const across = Math.sign(c) * Math.abs(c) ** 0.62;
  const height = s ** 0.62;
  // The crown swells a little above the gum and narrows towards its tip.
  const belly = 1 + 0.1 * Math.sin(Math.PI * Math.min(1, height * 1.4));
  const narrow = 1 - tooth.taper * height ** 1.8;
  const grooves = tooth.relief * present * grooveDepth(ridge, across * narrow) * height ** 6;
  // Incisors lean: their edge stands further out than their middle.
  const lean = tooth.cusps <= 0.5 ? 0.8 * height : 0;
  return {
    out: -across * half * belly * narrow + shift + lean,
    up: gumLine + rise * height - grooves,
    gum: present < 0.5,
  };
}

/** 0 on a cusp, 1 in the deepest groove. `across` is −1 at the outer and 1 at the inner side of the chewing surface. */
function grooveDepth({ tooth, local }: Ridge, across: number): number {
  if (tooth.cusps === 0) return Math.abs(local) ** 6;
  if (tooth.cusps === 0.5) return Math.abs(local) ** 1.4;
  const middle = Math.exp(-((across / 0.32) ** 2));
  const between = tooth.cusps === 2 ? Math.exp(-((local / 0.2) ** 2)) : 0;
  const rim = Math.abs(local) ** 5 * 0.5;
  return Math.min(1, middle * 0.9 + between * (0.45 + 0.3 * middle) + rim);
}

/** `t` runs from the outer edge of the scan (0) to the outer gum line (1). */
export function outerGum(ridge: Ridge, t: number): SectionPoint {
  const line = crownPoint(ridge, 0);
  const { half, gumLine, shift } = ridge.soft;
  return gumBetween(line, { out: half + shift + 1.8, up: gumLine - OUTER_DEPTH }, 1 - t, 1);
}

/** `t` runs from the inner gum line (0) to the inner edge of a lower jaw's scan (1). */
export function innerGum(ridge: Ridge, t: number): SectionPoint {
  const line = crownPoint(ridge, 1);
  const { half, gumLine, shift } = ridge.soft;
  return gumBetween(line, { out: shift - half - 1.4, up: gumLine - INNER_DEPTH }, t, -1);
}

/** Where the palate of an upper jaw starts: at each tooth's gum line (t = 0), soon (t = 1) no longer minding single teeth. */
export function palateRoot(ridge: Ridge, t: number): SectionPoint {
  const line = crownPoint(ridge, 1);
  const { half, gumLine, shift } = ridge.soft;
  const blend = 1 - (1 - Math.min(1, t)) ** 5;
  return {
    out: line.out + (shift - half * 0.95 - line.out) * blend,
    up: line.up + (gumLine - line.up) * blend,
    gum: true,
  };
}

/** From the gum line (t = 0), which follows each tooth, to the edge of the scan (1), which follows the bone. */
function gumBetween(line: SectionPoint, edge: { out: number; up: number }, t: number, side: number): SectionPoint {
  // Quick at first: a few millimetres below the gum line single teeth show no more than as faint ridges.
  const blend = 1 - (1 - t) ** 2.2;
  const bulge = side * GUM_BULGE * Math.sin(Math.PI * Math.min(1, t * 1.6)) * (1 - t);
  return { out: line.out + (edge.out - line.out) * blend + bulge, up: line.up + (edge.up - line.up) * t, gum: true };
}
