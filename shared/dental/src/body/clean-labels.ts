import { placeInArch } from '../document/jaws.ts';
import type { DesignProblem } from '../design/problem.ts';

/** Rounds of the vote. Three take the teeth off a saw-edged border and leave its course. */
const ROUNDS = 3;
/** Fewer faces than this are no tooth. */
const FEWEST = 40;
/** A second piece of this share of the first is no crumb: the label is doubted. */
const CRUMB = 0.2;

/** Every face takes the label that two of its three neighbours have. */
export function vote(labels: Uint8Array, across: Int32Array): void {
  const before = labels.slice();
  for (let face = 0; face < labels.length; face++) {
    const [i, j, k] = [across[3 * face]!, across[3 * face + 1]!, across[3 * face + 2]!];
    // Beyond the rim nobody votes: those three differ from every label, and from each other.
    const [a, b, c] = [i < 0 ? -1 : before[i]!, j < 0 ? -2 : before[j]!, k < 0 ? -3 : before[k]!];
    if (a === b || a === c) labels[face] = a;
    else if (b === c) labels[face] = b;
  }
}

/** The connected pieces of each label, largest first. */
function piecesOf(labels: Uint8Array, across: Int32Array): Map<number, number[][]> {
  const seen = new Uint8Array(labels.length);
  const pieces = new Map<number, number[][]>();
  for (let start = 0; start < labels.length; start++) {
    const label = labels[start]!;
    if (seen[start] || !label) continue;
    seen[start] = 1;
    const piece = [start];
    for (let at = 0; at < piece.length; at++)
      for (let k = 0; k < 3; k++) {
        const face = across[3 * piece[at]! + k]!;
        if (face < 0 || seen[face] || labels[face] !== label) continue;
        seen[face] = 1;
        piece.push(face);
      }
    pieces.set(label, [...(pieces.get(label) ?? []), piece]);
  }
  for (const list of pieces.values()) list.sort((one, other) => other.length - one.length);
  return pieces;
}

/** Of each tooth its largest piece stays, and teeth are told apart by their place; the rest becomes gum. */
export function keepLargestPieces(labels: Uint8Array, across: Int32Array): DesignProblem[] {
  const problems: DesignProblem[] = [];
  const taken = new Map<number, number>();
  const bySize = [...piecesOf(labels, across)].sort(([, [one]], [, [other]]) => other!.length - one!.length);
  for (const [label, [largest, ...others]] of bySize) {
    const drop = (pieces: readonly number[][]): void =>
      pieces.forEach((piece) => piece.forEach((face) => (labels[face] = 0)));
    drop(others);
    if (others.some((piece) => piece.length > CRUMB * largest!.length))
      problems.push({ problem: 'toothInPieces', teeth: [label] });
    const place = placeInArch(label);
    const rival = taken.get(place);
    if (largest!.length < FEWEST || rival !== undefined) {
      drop([largest!]);
      problems.push(
        rival === undefined
          ? { problem: 'toothTooSmall', teeth: [label] }
          : { problem: 'samePlace', teeth: [rival, label] },
      );
    } else taken.set(place, label);
  }
  return problems;
}

/** Labels without saw-edges and crumbs: changed in place. @returns what should be looked at */
export function cleanLabels(labels: Uint8Array, across: Int32Array): DesignProblem[] {
  for (let round = 0; round < ROUNDS; round++) vote(labels, across);
  return keepLargestPieces(labels, across);
}
