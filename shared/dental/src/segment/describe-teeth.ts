import type { ToothDoubt } from '@archway/contracts';
import type { Mesh } from '@archway/mesh';
import type { MutableVec3, Vec3 } from '@archway/geometry';
import type { Jaw } from '../document/jaws.ts';
import type { NumberedTooth } from './numbered-teeth.ts';
import { kindOf, slotOf } from './prior/slots.ts';
import { sizeOf } from './prior/tooth-sizes.ts';
import type { SegmentedTooth } from './segmentation.ts';

/** From here (a crease of the margin, of the contacts) to there a boundary goes from none to sure. */
const MARGIN = [0.7, 0.95] as const;
const CONTACTS = [0, 0.7] as const;
/** Below this it is doubted. */
const WEAK = 0.5;
const UNSURE_NUMBER = 0.9;
/** How often a third molar is one. */
const THIRD = 0.6;
/** Share of the boundary that is the rim of the scan. */
const CUT_OFF = 0.1;
/** Surface of a crown as multiples of length × width of such teeth. */
const USUAL_AREA = [0.9, 4.5] as const;

interface Extent {
  area: number;
  place: MutableVec3;
  min: MutableVec3;
  max: MutableVec3;
}

/** What is told of each tooth. @param toMm millimetres per unit of the mesh; @param labels FDI numbers of its faces */
export function describeTeeth(
  mesh: Mesh,
  toMm: number,
  labels: Uint8Array,
  jaw: Jaw,
  numbered: readonly NumberedTooth[],
): SegmentedTooth[] {
  const extents = extentsOf(mesh, labels);
  const known = new Map(numbered.map((tooth) => [tooth.fdi, tooth]));
  return [...extents]
    .map(([fdi, { area, place, min, max }]) => {
      const tooth = known.get(fdi);
      const middle: Vec3 = [place[0] / area, place[1] / area, place[2] / area];
      const size = area * toMm * toMm;
      return { fdi, middle, box: { min, max }, area: size, ...judged(tooth, fdi, size, jaw) };
    })
    .sort((a, b) => slotOf(jaw, a.fdi) - slotOf(jaw, b.fdi));
}

function judged(
  tooth: NumberedTooth | undefined,
  fdi: number,
  area: number,
  jaw: Jaw,
): Pick<SegmentedTooth, 'confidence' | 'margin' | 'contacts' | 'number' | 'doubts'> {
  // Painted by hand, and not found: it is what was said, with a boundary that nothing speaks for.
  if (!tooth) return { confidence: 0.5, margin: 0, contacts: 0, number: 1, doubts: ['weakMargin'] };
  const { facts, certainty, leaves } = tooth;
  const kind = kindOf(slotOf(jaw, fdi));
  const { length, width } = sizeOf(jaw, kind);
  const margin = share(facts.crease, MARGIN);
  const contacts = share(facts.parting, CONTACTS);
  const relative = area / (length * width);
  const doubts: ToothDoubt[] = [];
  if (kind === 8) doubts.push('thirdMolar');
  if (margin < WEAK) doubts.push('weakMargin');
  if (contacts < WEAK) doubts.push('weakContact');
  if (certainty < UNSURE_NUMBER) doubts.push('numberUnsure');
  if (facts.rim / (facts.rim + facts.gum + facts.teeth) > CUT_OFF) doubts.push('cutOffByRim');
  if (relative < USUAL_AREA[0] || relative > USUAL_AREA[1]) doubts.push('unusualSize');
  if (leaves) doubts.push('crownLeft');
  const confidence = certainty * (0.5 + 0.5 * margin) * (0.75 + 0.25 * contacts) * (kind === 8 ? THIRD : 1);
  return { confidence, margin, contacts, number: certainty, doubts };
}

const share = (value: number, [none, whole]: readonly [number, number]): number =>
  Math.max(0, Math.min(1, (value - none) / (whole - none)));

function extentsOf({ positions: p, indices }: Mesh, labels: Uint8Array): Map<number, Extent> {
  const found = new Map<number, Extent>();
  for (let f = 0; f < labels.length; f++) {
    const fdi = labels[f]!;
    if (fdi === 0) continue;
    let own = found.get(fdi);
    if (!own) {
      own = {
        area: 0,
        place: [0, 0, 0],
        min: [Infinity, Infinity, Infinity],
        max: [-Infinity, -Infinity, -Infinity],
      };
      found.set(fdi, own);
    }
    const [a, b, c] = [indices[f * 3]! * 3, indices[f * 3 + 1]! * 3, indices[f * 3 + 2]! * 3];
    const [abx, aby, abz] = [p[b]! - p[a]!, p[b + 1]! - p[a + 1]!, p[b + 2]! - p[a + 2]!];
    const [acx, acy, acz] = [p[c]! - p[a]!, p[c + 1]! - p[a + 1]!, p[c + 2]! - p[a + 2]!];
    const [x, y, z] = [aby * acz - abz * acy, abz * acx - abx * acz, abx * acy - aby * acx];
    const area = Math.sqrt(x * x + y * y + z * z) / 2;
    own.area += area;
    for (let k = 0; k < 3; k++) {
      const [u, v, w] = [p[a + k]!, p[b + k]!, p[c + k]!];
      own.place[k]! += (area * (u + v + w)) / 3;
      own.min[k] = Math.min(own.min[k]!, u, v, w);
      own.max[k] = Math.max(own.max[k]!, u, v, w);
    }
  }
  return found;
}
