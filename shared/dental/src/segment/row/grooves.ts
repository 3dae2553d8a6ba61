import { type ArchCurve, BIN } from '../arch/arch-curve.ts';
import type { ArchPlaces } from '../arch/places.ts';
import type { Surface } from '../surface/surface.ts';
import { underBell } from './bell.ts';
import { COLUMNS, type Sections, columnAt } from './sections.ts';

/** Flatter bends than this (radians) are noise of the scanner; sharper ones than MOST count as that. */
const LEAST = 0.12;
const MOST = 1.2;
/** Grooves further below the crowns than this are the gum's, mm. */
const CROWN = 6.5;
/** Across the arch grooves count under a bell of this width, mm. */
const BELL = 4;

/** How much the surface bends inwards at each place of the sections, where the groove runs across the arch; rad · mm. */
export function groovesOf(
  surface: Surface,
  { tangents }: ArchCurve,
  places: ArchPlaces,
  sections: Sections,
): Float32Array {
  const { edges, positions: p } = surface;
  const grooves = new Float32Array(sections.bins * COLUMNS);
  for (let e = 0; e < edges.count; e++) {
    const angle = edges.angles[e]!;
    if (angle < LEAST) continue;
    const { bin, across } = placeOfEdge(surface, places, e);
    const column = columnAt(across);
    if (bin < 0 || bin >= sections.bins || column < 0 || column >= COLUMNS) continue;
    const [u, v] = [edges.ends[e * 2]! * 3, edges.ends[e * 2 + 1]! * 3];
    if ((p[u + 1]! + p[v + 1]!) / 2 < sections.crowns[bin]! - CROWN) continue;
    const [tx, tz] = tangents[bin]!;
    const long = edges.lengths[e]! || 1e-9;
    const along = ((p[v]! - p[u]!) * tx + (p[v + 2]! - p[u + 2]!) * tz) / long;
    // Fissures and gum margins run along the arch; they are no boundary between two teeth.
    const crossing = 1 - along * along;
    grooves[bin * COLUMNS + column]! +=
      Math.min(angle, MOST) * long * crossing * crossing * Math.exp((-across * across) / (2 * BELL * BELL));
  }
  return grooves;
}

/** Where relief is measured: within so much of the curve, and of the crowns' height; mm. */
const RELIEF_ACROSS = 5;
const RELIEF_DEPTH = 5;

/** How much the surface bends outwards in each section: cusps of molars have much, edges and gum little; rad. */
export function reliefOf(surface: Surface, places: ArchPlaces, sections: Sections): Float32Array {
  const { edges, middles } = surface;
  const relief = new Float32Array(sections.bins);
  for (let e = 0; e < edges.count; e++) {
    const angle = edges.angles[e]!;
    if (angle >= 0) continue;
    const { bin, across } = placeOfEdge(surface, places, e);
    if (bin < 0 || bin >= sections.bins || Math.abs(across) > RELIEF_ACROSS) continue;
    const height = (middles[edges.faces[e * 2]! * 3 + 1]! + middles[edges.faces[e * 2 + 1]! * 3 + 1]!) / 2;
    if (height < sections.crowns[bin]! - RELIEF_DEPTH) continue;
    relief[bin]! += (Math.min(MOST, -angle) * edges.lengths[e]!) / BIN;
  }
  return underBell(relief, 4);
}

function placeOfEdge({ edges }: Surface, { along, across }: ArchPlaces, e: number): { bin: number; across: number } {
  const [f, g] = [edges.faces[e * 2]!, edges.faces[e * 2 + 1]!];
  return { bin: Math.round((along[f]! + along[g]!) / 2 / BIN), across: (across[f]! + across[g]!) / 2 };
}
