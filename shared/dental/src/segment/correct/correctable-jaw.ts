import type { Mesh } from '@archway/mesh';
import type { Jaw } from '../../document/jaws.ts';
import { seamPrices } from '../cut/seams.ts';
import { type JawView, UNKNOWN_FRAME, allInJaw, viewOf } from '../jaw-view.ts';
import { slotOf } from '../prior/slots.ts';
import type { JawFrame } from '../segmentation.ts';
import { type Surface, surfaceOf } from '../surface/surface.ts';
import { weldedMesh } from '../surface/working-mesh.ts';
import type { LabelledTooth } from './corrected-teeth.ts';

/** A jaw with what every correction of its teeth asks of it: made once, never changed. */
export interface CorrectableJaw {
  readonly jaw: Jaw;
  readonly frame: JawFrame;
  /** Faces as they were given. */
  readonly given: number;
  /** All faces with an area, in the jaw's frame. */
  readonly surface: Surface;
  /** Which given face each of the surface is, and the other way round: -1 for one without an area. */
  readonly givenOf: Uint32Array;
  readonly faceOf: Int32Array;
  readonly seams: Float32Array;
}

export function correctableJaw(mesh: Mesh, jaw: Jaw): CorrectableJaw {
  const welded = weldedMesh(mesh);
  const view: Pick<JawView, 'frame'> = viewOf(welded, jaw) ?? { frame: UNKNOWN_FRAME };
  const surface = surfaceOf(allInJaw(view.frame, welded.positions), welded.indices);
  const given = mesh.indices.length / 3;
  const faceOf = new Int32Array(given).fill(-1);
  for (const [face, at] of welded.faceOf.entries()) faceOf[at] = face;
  return { jaw, frame: view.frame, given, surface, givenOf: welded.faceOf, faceOf, seams: seamPrices(surface) };
}

/** Labels of the surface's faces. */
export const onSurface = ({ givenOf }: CorrectableJaw, labels: Uint8Array): Uint8Array =>
  Uint8Array.from(givenOf, (face) => labels[face]!);

/** The teeth that labels tell of, in their order along the arch. */
export function labelledTeeth({ surface, givenOf, frame, jaw }: CorrectableJaw, labels: Uint8Array): LabelledTooth[] {
  const found = new Map<number, { faces: number; area: number; place: [number, number, number] }>();
  for (let face = 0; face < givenOf.length; face++) {
    const fdi = labels[givenOf[face]!]!;
    if (fdi === 0) continue;
    const tooth = found.get(fdi) ?? { faces: 0, area: 0, place: [0, 0, 0] };
    found.set(fdi, tooth);
    const area = surface.areas[face]!;
    tooth.faces++;
    tooth.area += area;
    for (let k = 0; k < 3; k++) tooth.place[k]! += area * surface.middles[3 * face + k]!;
  }
  const { origin, lateral, occlusal, anterior, toMm } = frame;
  return [...found]
    .map(([fdi, { faces, area, place }]): LabelledTooth => {
      const [x, y, z] = place.map((sum) => sum / area / toMm) as [number, number, number];
      const at = (k: 0 | 1 | 2): number => origin[k] + lateral[k] * x + occlusal[k] * y + anterior[k] * z;
      return { fdi, faces, middle: [at(0), at(1), at(2)] };
    })
    .sort((one, other) => slotOf(jaw, one.fdi) - slotOf(jaw, other.fdi));
}
