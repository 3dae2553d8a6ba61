import type { Surface } from '../surface/surface.ts';
import { HOPELESS } from './label-prices.ts';
import { MaxFlow } from './max-flow.ts';

/** On each face the label that costs least there. */
export function cheapestLabels(prices: readonly Float32Array[]): Uint8Array {
  return Uint8Array.from(prices[0]!, (_, f) => {
    let best = 0;
    for (let label = 1; label < prices.length; label++) if (prices[label]![f]! < prices[best]![f]!) best = label;
    return best;
  });
}

/**
 * Lets each label in turn take all the faces that make labels and seams together cheaper (Boykov, Veksler and Zabih, Fast
 * Approximate Energy Minimization via Graph Cuts, 2001). Labels are changed in place; once around is enough here.
 */
export function expandLabels(
  surface: Surface,
  seams: Float32Array,
  prices: readonly Float32Array[],
  labels: Uint8Array,
): void {
  for (let label = 0; label < prices.length; label++) expand(surface, seams, prices, labels, label);
}

function expand(
  surface: Surface,
  seams: Float32Array,
  prices: readonly Float32Array[],
  labels: Uint8Array,
  label: number,
): void {
  const own = prices[label]!;
  expandLabel(surface, seams, { takes: (f) => own[f]!, keeps: (f) => prices[labels[f]!]![f]! }, labels, label);
}

/** What it costs that a face takes the label, and that it keeps its own. What is hopeless per mm² stays as it is. */
export interface FacePrices {
  readonly takes: (face: number) => number;
  readonly keeps: (face: number) => number;
}

/** Lets one label take all the faces that make labels and seams together cheaper; labels are changed in place. */
export function expandLabel(
  { faces, areas, edges }: Surface,
  seams: Float32Array,
  prices: FacePrices,
  labels: Uint8Array,
  label: number,
): void {
  const node = new Int32Array(faces).fill(-1);
  const open: number[] = [];
  for (let f = 0; f < faces; f++) {
    if (labels[f] !== label && prices.takes(f) < HOPELESS * areas[f]!) node[f] = open.push(f) - 1;
  }
  if (open.length === 0) return;
  const graph = new MaxFlow(open.length, Math.min(edges.count, open.length * 3));
  const keeps = Float64Array.from(open, prices.keeps);
  const takes = Float64Array.from(open, prices.takes);
  for (let e = 0; e < edges.count; e++) {
    const [f, g] = [edges.faces[e * 2]!, edges.faces[e * 2 + 1]!];
    const [a, b] = [node[f]!, node[g]!];
    if (a < 0 && b < 0) continue;
    const seam = seams[e]!;
    const between = labels[f] === labels[g] ? 0 : seam;
    if (a >= 0 && b >= 0) {
      // A seam where one of the two takes the label; the present one where both keep theirs.
      takes[a]! += seam - between;
      takes[b]! -= seam;
      graph.connect(a, b, 2 * seam - between, 0);
    } else {
      const [moving, fixed] = a >= 0 ? [a, g] : [b, f];
      keeps[moving]! += between;
      if (labels[fixed] !== label) takes[moving]! += seam;
    }
  }
  for (let n = 0; n < open.length; n++) {
    const least = Math.min(keeps[n]!, takes[n]!);
    graph.join(n, takes[n]! - least, keeps[n]! - least);
  }
  graph.solve();
  for (let n = 0; n < open.length; n++) if (!graph.onSourceSide(n)) labels[open[n]!] = label;
}
