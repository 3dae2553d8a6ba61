import type { JawDoubt } from '@archway/contracts';
import type { Mesh } from '@archway/mesh';
import type { Jaw } from '../document/jaws.ts';
import { recut } from './brushed.ts';
import { describeTeeth } from './describe-teeth.ts';
import { findClicked } from './find-clicked.ts';
import { type Breathe, findTeeth } from './find-teeth.ts';
import type { FoundTeeth } from './found-teeth.ts';
import { type JawView, UNKNOWN_FRAME, allInJaw, inJaw, viewOf } from './jaw-view.ts';
import { numberFound } from './number/number-found.ts';
import { type NumberedTooth, withNumbers } from './numbered-teeth.ts';
import { slotOf } from './prior/slots.ts';
import type { Seeds, ToothClick } from './seeds.ts';
import type { JawSegmentation } from './segmentation.ts';
import { type Surface, surfaceOf } from './surface/surface.ts';
import { type WeldedMesh, simplified, weldedMesh } from './surface/working-mesh.ts';
import { labelsOnMesh, onGiven } from './transfer/labels-on-mesh.ts';

export type SegmentStep = 'look' | 'simplify' | 'find' | 'number' | 'transfer';

export interface SegmentOptions {
  /** Which jaw it is, where that is known; else the shape tells. */
  readonly jaw?: Jaw;
  readonly seeds?: Seeds;
  /** Looked at between the steps. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (step: SegmentStep) => void;
  /** Awaited between the steps, so that a worker can receive a cancel message. */
  readonly pause?: () => Promise<void>;
}

/** Fewer teeth than this are a jaw of which somebody should say which they are. */
const FEW = 5;
/** With so few faces there is no crown. */
const LEAST_FACES = 50;

/**
 * Finds the teeth of a jaw: which faces are of which tooth. Whatever the mesh is, it answers; what is doubtful says so.
 * @throws whatever `signal` was aborted with
 */
export async function segmentJaw(mesh: Mesh, options: SegmentOptions = {}): Promise<JawSegmentation> {
  const breathe: Breathe = async () => {
    await options.pause?.();
    options.signal?.throwIfAborted();
  };
  const begin = async (step: SegmentStep): Promise<void> => {
    options.onProgress?.(step);
    await breathe();
  };
  await begin('look');
  const welded = weldedMesh(mesh);
  const view = welded.faceOf.length < LEAST_FACES ? undefined : viewOf(welded, options.jaw);
  if (!view) return nothingIn(mesh, options);
  await begin('simplify');
  const small = await simplified(welded);
  const surface = surfaceOf(allInJaw(view.frame, small.positions), facingOut(small.indices, view));
  await begin('find');
  const clicks = options.seeds?.teeth;
  const inFrame = clicks?.map(({ point, fdi }) => ({
    point: inJaw(view.frame, point),
    ...(fdi !== undefined && { fdi }),
  }));
  const found = inFrame
    ? await findClicked(surface, view.jaw, inFrame, breathe)
    : await findTeeth(surface, view.jaw, breathe);
  await begin('number');
  const numbering = numberFound(surface, found, view.jaw, slotsOfClicks(found, view, clicks));
  const teeth = withNumbers(found, numbering, view.jaw);
  const cut = brushedCut(mesh, surface, found, teeth, view, options.seeds);
  await begin('transfer');
  const labels = fdiLabels(cut, teeth, surface, welded, view, small === welded);
  for (const { fdi, faces } of options.seeds?.brushed ?? []) for (const face of faces) labels[face] = fdi;
  return {
    jaw: view.jaw,
    labels,
    teeth: describeTeeth(mesh, view.frame.toMm, labels, view.jaw, teeth),
    doubts: [...view.doubts, ...countDoubts(teeth.length, clicks?.length)],
    frame: view.frame,
  };
}

/** Grooves and ridges are told apart by the side to which faces look. */
const facingOut = (indices: Uint32Array, { doubts }: JawView): Uint32Array =>
  doubts.includes('insideOut')
    ? indices.map((_, i) => indices[i % 3 === 0 ? i : i % 3 === 1 ? i + 1 : i - 1]!)
    : indices;

const nothingIn = (mesh: Mesh, { jaw }: SegmentOptions): JawSegmentation => ({
  jaw: jaw ?? 'upper',
  labels: new Uint8Array(mesh.indices.length / 3),
  teeth: [],
  doubts: ['noArch', 'noTeeth', ...(jaw ? [] : (['jawUnsure'] as const))],
  frame: UNKNOWN_FRAME,
});

function countDoubts(found: number, clicked: number | undefined): JawDoubt[] {
  const doubts: JawDoubt[] = [];
  if (found === 0) doubts.push('noTeeth');
  else if (found < FEW) doubts.push('fewTeeth');
  if (clicked !== undefined && found < clicked) doubts.push('clickWithoutTooth');
  return doubts;
}

/** Slots of the crowns whose click had a number. */
function slotsOfClicks(
  { crowns }: FoundTeeth,
  { frame, jaw }: JawView,
  clicks: readonly ToothClick[] | undefined,
): Map<number, number> {
  const known = new Map<number, number>();
  for (const { point, fdi } of clicks ?? []) {
    const slot = fdi === undefined ? -1 : slotOf(jaw, fdi);
    if (slot < 0) continue;
    const own = inJaw(frame, point);
    const at = crowns.findIndex(({ click }) => click && click.every((value, k) => value === own[k]));
    if (at >= 0) known.set(at, slot);
  }
  return known;
}

function brushedCut(
  mesh: Mesh,
  surface: Surface,
  found: FoundTeeth,
  teeth: readonly NumberedTooth[],
  { frame, jaw }: JawView,
  seeds: Seeds | undefined,
): Uint8Array {
  if (!seeds?.brushed?.length) return found.labels;
  return recut(surface, found, teeth, jaw, seeds.brushed, (face) => {
    const middle = [0, 1, 2].map((axis) =>
      [0, 1, 2].reduce((sum, k) => sum + mesh.positions[mesh.indices[face * 3 + k]! * 3 + axis]! / 3, 0),
    );
    return inJaw(frame, [middle[0]!, middle[1]!, middle[2]!]);
  });
}

/** FDI numbers of the faces as they were given. */
function fdiLabels(
  cut: Uint8Array,
  teeth: readonly NumberedTooth[],
  surface: Surface,
  welded: WeldedMesh,
  { frame }: JawView,
  whole: boolean,
): Uint8Array<ArrayBuffer> {
  const fdiOfLabel = new Map(teeth.map(({ label, fdi }) => [label, fdi]));
  const own = cut.map((label) => fdiOfLabel.get(label) ?? 0);
  if (whole) return onGiven(own, welded.faceOf, welded.corners);
  return labelsOnMesh(surface, own, welded, allInJaw(frame, welded.positions));
}
