import { seededRandom } from '@archway/geometry';
import type { Mesh } from '../../mesh.ts';
import { turned } from '../turned.ts';
import { halfArch, someTeeth, trimmed, withoutTeeth } from './crops.ts';
import { coarse, mirrored, noisy, scaledBy } from './disturb.ts';
import { plasterModel } from './plaster.ts';
import type { Specimen } from './specimen.ts';

/** One thing to be recognised, turned at random and in one of five units. */
export interface Trial {
  name: string;
  patient: string;
  jaw: 'upper' | 'lower';
  mesh: Mesh;
  unit: keyof typeof perMm;
  /** Teeth of a piece. */
  teeth?: number;
}

/** Units of a file per millimetre. */
export const perMm = { mm: 1, cm: 0.1, inch: 1 / 25.4, m: 0.001, um: 1000 } as const;
const units = ['mm', 'mm', 'cm', 'mm', 'inch', 'mm', 'm', 'um'] as const;

type Change = readonly [name: string, make: (from: Specimen) => Mesh];

const plaster: readonly Change[] = [
  ['study model', (s) => plasterModel(s, { form: 'trimmed', thickness: 10, bottom: true, vestibule: 4 }).mesh],
  ['full plaster, scanned from above', (s) => plasterModel(s, { form: 'full', thickness: 6, bottom: false }).mesh],
  ['horseshoe', (s) => plasterModel(s, { form: 'horseshoe', thickness: 3, bottom: true, vestibule: 2 }).mesh],
  ['little gum, horseshoe', (s) => plasterModel(trimmed(s, 7), { form: 'horseshoe', thickness: 5, bottom: true }).mesh],
  ['little gum, tall block', (s) => plasterModel(trimmed(s, 4), { form: 'full', thickness: 20, bottom: true }).mesh],
];

const cut: readonly Change[] = [
  ['gum of 7 mm', (s) => trimmed(s, 7).mesh],
  ['crowns alone', (s) => trimmed(s, 0).mesh],
  ['gum of 3 mm', (s) => trimmed(s, 3).mesh],
  ['without first molars', (s) => withoutTeeth(s, [2, 13]).mesh],
  ['without two incisors', (s) => withoutTeeth(s, [7, 8]).mesh],
];

const damaged: readonly Change[] = [
  ['mirrored', (s) => mirrored(s.mesh, true)],
  ['inside out', (s) => mirrored(s.mesh, false)],
  ['noise', (s) => noisy(s.mesh, 0.12, 5)],
  ['coarse', (s) => coarse(s.mesh, 1.2)],
];

/** Every jaw as it is, on plaster, cut and (each second) damaged: fourteen jaws make fifty. */
export function archTrials(jaws: readonly Specimen[]): Trial[] {
  const trials = jaws.flatMap((jaw, k) => [
    trial(jaw, ['as scanned', (s) => s.mesh], k),
    trial(jaw, plaster[k % plaster.length]!, k + 1),
    trial(jaw, cut[(k * 2) % cut.length]!, k + 2),
    ...(k % 7 < 4 ? [trial(jaw, damaged[k % damaged.length]!, k + 3)] : []),
  ]);
  return trials;
}

/** Pieces of one to three teeth, and larger parts of an arch. */
export function pieceTrials(jaws: readonly Specimen[]): Trial[] {
  const piece = (jaw: Specimen, first: number, last: number, margin: number, k: number): Trial => ({
    ...trial(jaw, [`teeth ${first} to ${last}`, (s) => someTeeth(s, first, last, margin).mesh], k),
    teeth: last - first + 1,
  });
  return jaws.flatMap((jaw, k) => [
    piece(jaw, 1, 1, 2, k),
    piece(jaw, 4, 4, 1.5, k + 1),
    piece(jaw, 8, 8, 0.5, k + 2),
    piece(jaw, 6, 7, 2, k + 3),
    piece(jaw, 10, 12, 2, k + 4),
    piece(jaw, 12, 14, 3, k + 5),
  ]);
}

export function partTrials(jaws: readonly Specimen[]): Trial[] {
  return jaws.flatMap((jaw, k) => [
    { ...trial(jaw, ['half', (s) => halfArch(s, 3).mesh], k), teeth: 7 },
    { ...trial(jaw, ['front teeth', (s) => someTeeth(s, 5, 10, 4).mesh], k + 1), teeth: 6 },
  ]);
}

function trial(jaw: Specimen, [change, make]: Change, k: number): Trial {
  const unit = units[k % units.length]!;
  const mesh = scaledBy(turned(make(jaw), seededRandom(k * 31 + change.length)).mesh, perMm[unit]);
  return { name: `${jaw.patient} ${jaw.jaw}, ${change}`, patient: jaw.patient, jaw: jaw.jaw, mesh, unit };
}
