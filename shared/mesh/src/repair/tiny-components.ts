import { components } from '../analyse/components.ts';
import type { Patient } from './patient.ts';
import { areaOf, record, remove, vertexTotal } from './patient.ts';

/** Removes loose pieces whose area is at most this share of the largest one's: saliva, lips, noise of the scanner. */
export function removeTinyComponents(patient: Patient, share: number): void {
  const { ofTriangle, count } = components(patient.indices, vertexTotal(patient));
  if (count < 2) return;
  const pieces: number[][] = Array.from({ length: count }, () => []);
  ofTriangle.forEach((piece, triangle) => pieces[piece]!.push(triangle));
  const areas = pieces.map((piece) => areaOf(patient, piece));
  const largest = areas.reduce((most, area) => Math.max(most, area), 0);
  const gone = new Set<number>();
  pieces.forEach((piece, k) => {
    if (areas[k]! > largest * share || areas[k] === largest) return;
    record(patient, 'tinyComponent', piece);
    for (const triangle of piece) gone.add(triangle);
  });
  remove(patient, gone);
}
