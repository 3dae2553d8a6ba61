import { acrossEdge } from '../surface/edges.ts';
import type { Surface } from '../surface/surface.ts';

interface Piece {
  readonly label: number;
  readonly faces: readonly number[];
  readonly area: number;
  /** How many mm of its boundary are with each other label. */
  readonly beside: ReadonlyMap<number, number>;
}

/** A piece of gum larger than this (mm²) stays gum even when teeth cut it off. */
const GUM = 60;

/** Leaves each label one piece: smaller ones go to the label that they touch most. Labels are changed in place. */
export function keepLargestPieces(surface: Surface, labels: Uint8Array): void {
  const pieces = piecesOf(surface, labels);
  const largest = new Map<number, Piece>();
  for (const piece of pieces) {
    if ((largest.get(piece.label)?.area ?? -1) < piece.area) largest.set(piece.label, piece);
  }
  for (const piece of pieces) {
    if (piece === largest.get(piece.label) || (piece.label === 0 && piece.area > GUM)) continue;
    let [most, label] = [0, -1];
    for (const [other, mm] of piece.beside) if (mm > most) [most, label] = [mm, other];
    if (label >= 0) for (const f of piece.faces) labels[f] = label;
  }
}

function piecesOf({ faces, areas, edges }: Surface, labels: Uint8Array): Piece[] {
  const seen = new Uint8Array(faces);
  const pieces: Piece[] = [];
  for (let start = 0; start < faces; start++) {
    if (seen[start] === 1) continue;
    const own = [start];
    seen[start] = 1;
    let area = 0;
    const beside = new Map<number, number>();
    for (let at = 0; at < own.length; at++) {
      const face = own[at]!;
      area += areas[face]!;
      for (let k = 0; k < 3; k++) {
        const edge = edges.ofFace[face * 3 + k]!;
        if (edge < 0) continue;
        const other = acrossEdge(edges, edge, face);
        if (labels[other] !== labels[face]) {
          beside.set(labels[other]!, (beside.get(labels[other]!) ?? 0) + edges.lengths[edge]!);
        } else if (seen[other] === 0) {
          seen[other] = 1;
          own.push(other);
        }
      }
    }
    pieces.push({ label: labels[start]!, faces: own, area, beside });
  }
  return pieces;
}
