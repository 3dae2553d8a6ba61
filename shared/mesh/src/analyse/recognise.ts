import type { Mesh } from '../mesh.ts';
import type { JawOrientation } from '../orient/orient-jaw.ts';
import { archLikeness, orientJaw } from '../orient/orient-jaw.ts';
import { sampleSurface } from '../orient/samples.ts';
import type { JawGuess } from './jaw-guess.ts';
import { guessJaw, unknownJaw } from './jaw-guess.ts';
import type { ToothRow } from './tooth-row.ts';
import { toothRow } from './tooth-row.ts';
import type { UnitCandidate, UnitGuess } from './unit-guess.ts';
import { unitCandidates, unknownUnit, unitOfArch, unitOfSize, unitOfTeeth } from './unit-guess.ts';

/** Longest side in mm of anything in which an arch is looked for. */
const SMALLEST_ARCH = 30;
const LARGEST_ARCH = 180;
/** Likeness from which something is an arch; more is asked where the unit would not be the usual one. */
const ARCH = { mm: 0.62, other: 0.68 };
const MIN_FIT = 0.48;
/** What comes so near an arch is not called a piece. */
const NEARLY_AN_ARCH = 0.6;
/** Samples for a piece, which is small. */
const SAMPLES = 12_000;
/** Walls and plates have most of their surface in three directions; teeth less than a seventh. */
const BUILT = 0.3;
const FRAGMENT_TEETH = 3;

export interface Recognition {
  unitGuess: UnitGuess;
  jawGuess: JawGuess;
  /** Present when the shape is a whole arch. */
  orientation?: JawOrientation;
}

/**
 * What a mesh shows: a whole arch, a piece with some teeth, or something else. Mesh files carry no unit; an arch or a
 * tooth of the usual size tells it, the size of the whole alone does not.
 */
export function recognise(mesh: Mesh, longestSide: number): Recognition {
  if (!(longestSide > 0) || !Number.isFinite(longestSide)) {
    return { unitGuess: unknownUnit, jawGuess: unknownJaw('notAnArch') };
  }
  const arch = bestArch(mesh, longestSide);
  if (arch && isArch(arch)) {
    const unitGuess = unitOfArch(arch.candidate, arch.likeness);
    return { unitGuess, jawGuess: guessJaw(arch.orientation), orientation: arch.orientation };
  }
  const row = toothRow(sampleSurface(mesh, SAMPLES, 1));
  const unitGuess = arch && arch.likeness > NEARLY_AN_ARCH ? unitOfSize(longestSide) : unitOfPiece(row, longestSide);
  if (unitGuess.basis !== 'teeth') return { unitGuess, jawGuess: unknownJaw('notAnArch') };
  const reason = row.teeth <= FRAGMENT_TEETH ? 'fragment' : 'partialArch';
  return { unitGuess, jawGuess: unknownJaw(reason, row.teeth) };
}

interface Arch {
  candidate: UnitCandidate;
  orientation: JawOrientation;
  likeness: number;
}

/** The unit in which the mesh is most like an arch of teeth. */
function bestArch(mesh: Mesh, longestSide: number): Arch | undefined {
  let best: Arch | undefined;
  for (const candidate of unitCandidates) {
    const longest = longestSide * candidate.toMm;
    if (longest < SMALLEST_ARCH || longest > LARGEST_ARCH) continue;
    const orientation = orientJaw(mesh, candidate.toMm);
    const likeness = archLikeness(orientation);
    if (!best || likeness > best.likeness) best = { candidate, orientation, likeness };
  }
  return best;
}

const isArch = ({ candidate, orientation, likeness }: Arch): boolean =>
  orientation.archFit >= MIN_FIT && likeness >= (candidate.unit === 'mm' ? ARCH.mm : ARCH.other);

function unitOfPiece(row: ToothRow, longestSide: number): UnitGuess {
  const byTeeth = row.flatness < BUILT ? unitOfTeeth(row) : undefined;
  return byTeeth && byTeeth.unit !== 'unknown' ? byTeeth : unitOfSize(longestSide);
}
