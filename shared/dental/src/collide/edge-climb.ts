import { distanceAt } from './distance-grid.ts';
import { exactDistance } from './exact-distance.ts';
import { edgeLength } from './lattice.ts';
import { CUT_OFF, type SideInGrid, WORTH, readIn } from './side-in-grid.ts';

/** Edges are looked at so often, in mm, and then in thirds so many times. */
const STEP = 0.2;
const THIRDS = 8;
/** So many of the edges at a place, those with the deepest points. */
const CLOSER = 1;
/** What is deepest on an edge is no farther from a place that was looked at, as a share of the way to the next one. */
const BETWEEN = 0.6;
/** How often the climb goes on from the edge that it came to. */
const CLIMBS = 4;

/** A place on an edge, as a share of it from `a` to `b`, between places that were looked at; and how deep it is there. */
interface OnEdge {
  readonly a: number;
  readonly b: number;
  readonly share: number;
  readonly step: number;
  readonly distance: number;
}

/** Climbs along edges of one tooth to the deepest point about where it is set down; no edge is looked at twice. */
export class EdgeClimb {
  private readonly seen = new Set<number>();

  constructor(private readonly side: SideInGrid) {}

  /**
   * @param corners from which the edges go
   * @param best how deep another point is
   * @returns how deep the deepest one is, this one or that; and the corners about the place that the climb came to
   */
  from(corners: readonly number[], best: number): { readonly deepest: number; readonly about: readonly number[] } {
    let deepest = best;
    let about = corners;
    for (let climb = 0; climb < CLIMBS; climb++) {
      const before = deepest;
      const places = about.flatMap((vertex) => this.edgesOf(vertex, before));
      places.sort((one, other) => one.distance - other.distance);
      for (const place of places.slice(0, CLOSER)) deepest = this.closer(place, deepest);
      const [first] = places;
      if (!first || before - deepest < WORTH) break;
      about = [first.a, first.b];
    }
    return { deepest, about };
  }

  private along(a: number, b: number, share: number, by: typeof distanceAt): number {
    const { positions: p } = this.side.solid.grid.surface;
    const mixed = (k: number): number => p[3 * a + k]! + (p[3 * b + k]! - p[3 * a + k]!) * share;
    return readIn(this.side, mixed(0), mixed(1), mixed(2), by);
  }

  /** The deepest places of the edges at a vertex, where what is between may be deeper than what is known. */
  private edgesOf(a: number, known: number): OnEdge[] {
    const { beside, besideFrom } = this.side.solid.samples;
    const { surface } = this.side.solid.grid;
    const places: OnEdge[] = [];
    for (let n = besideFrom[a]!; n < besideFrom[a + 1]!; n++) {
      const b = beside[n]!;
      const key = (Math.min(a, b) * surface.positions.length) / 3 + Math.max(a, b);
      if (this.seen.has(key)) continue;
      this.seen.add(key);
      const edge = edgeLength(surface, a, b);
      const parts = Math.max(2, Math.ceil(edge / STEP));
      // No distance changes faster than its point moves.
      let [distance, share] = [known + (BETWEEN * edge) / parts, 0];
      for (let i = 1; i < parts; i++) {
        if (this.along(a, b, i / parts, distanceAt) > distance + CUT_OFF) continue;
        const here = this.along(a, b, i / parts, exactDistance);
        if (here < distance) [distance, share] = [here, i / parts];
      }
      if (share > 0) places.push({ a, b, share, step: 1 / parts, distance });
    }
    return places;
  }

  /** @returns how deep the deepest point between two places is, as long as it may be deeper than `known` */
  private closer({ a, b, share, step, distance }: OnEdge, known: number): number {
    const edge = edgeLength(this.side.solid.grid.surface, a, b);
    let [from, to] = [share - step, share + step];
    let best = Math.min(known, distance);
    for (let third = 0; third < THIRDS; third++) {
      const part = (to - from) / 3;
      const here = this.along(a, b, from + part, exactDistance);
      const there = this.along(a, b, to - part, exactDistance);
      if (here < there) to -= part;
      else from += part;
      best = Math.min(best, here, there);
      if (Math.min(here, there) - part * edge > best - WORTH) break;
    }
    return best;
  }
}
