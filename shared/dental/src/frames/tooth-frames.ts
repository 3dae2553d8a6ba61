import { type Vec3, dot, moved, scale, subtract } from '@archway/geometry';
import type { DesignProblem } from '../design/problem.ts';
import { vertexOf } from '../body/gum-line.ts';
import type { ScannedTooth } from '../body/jaw-bodies.ts';
import { mesialAlongX } from '../body/jaw-axes.ts';
import type { ToothBody } from '../body/tooth-body.ts';
import type { Jaw } from '../document/jaws.ts';
import { placeInArch } from '../document/jaws.ts';
import { archDirections } from './arch-directions.ts';
import { seamBetween } from './contacts.ts';
import { crownTurn } from './crown-turn.ts';
import { crownWidth } from './crown-width.ts';
import { type FrameDoubt, doubtsOf } from './doubts.ts';
import { type Landmarks, landmarks } from './landmarks.ts';
import { longAxis } from './long-axis.ts';

/** A tooth with its axes and points; teeth upwards, in mm. */
export interface FramedTooth extends Omit<Landmarks, 'reachMesial' | 'reachDistal'> {
  readonly fdi: number;
  readonly body: ToothBody;
  readonly long: Vec3;
  readonly mesial: Vec3;
  readonly buccal: Vec3;
  /** By the arch, in the plane of the jaw: what movements along the arch are measured on. */
  readonly archMesial: Vec3;
  readonly outwards: Vec3;
  readonly contactMesial: Vec3;
  readonly contactDistal: Vec3;
  /** Whether the contact is a seam with the neighbour, or only where the crown ends. */
  readonly touches: { readonly mesial: boolean; readonly distal: boolean };
  /** Mesio-distal, see `crownWidth`. */
  readonly width: number;
  /** Whether a CT showed its root; else it is of the usual size. */
  readonly rootSeen: boolean;
  /** In the root: what it turns about. */
  readonly pivot: Vec3;
  /** 0 to 1. */
  readonly confidence: number;
  readonly doubts: readonly FrameDoubt[];
}

/** How deep below the gum line a tooth turns, in mm: about the middle third of a root. */
const PIVOT_MM = 4;
/** A frame without a doubt, and what each takes away. */
const SURE = 0.95;
const DOUBT = 0.25;

function pointsOf({ whole }: ScannedTooth): Vec3[] {
  return Array.from({ length: whole.positions.length / 3 }, (_, at) => vertexOf(whole.positions, at));
}

/** Frames of a jaw's teeth, in their order along the arch. */
export function toothFrames(jaw: Jaw, teeth: readonly ScannedTooth[]): FramedTooth[] {
  const directions = archDirections(teeth.map(({ whole }) => whole.center));
  // Between each tooth and the next, where they are neighbours by number too.
  const seams = teeth.map((tooth, n) => {
    const next = teeth[n + 1];
    if (!next || Math.abs(placeInArch(next.body.fdi) - placeInArch(tooth.body.fdi)) !== 1) return null;
    return seamBetween(tooth.whole.positions, next.whole.positions);
  });
  const framed = teeth.map((tooth, n) => {
    const { body, whole, root } = tooth;
    const { fdi } = body;
    const { along, outwards } = directions[n]!;
    const toMesial = mesialAlongX(fdi);
    const archMesial = toMesial ? along : scale(along, -1);
    const points = pointsOf(tooth);
    // One tooth by itself does not tell how its arch goes.
    const inArch = teeth.length > 1 ? { fdi, toMesial: archMesial, outwards } : undefined;
    const long = longAxis(whole, root, inArch);
    const { mesial, buccal } = crownTurn(fdi, points, long, archMesial, outwards);
    const places = points.map((point) => {
      const from = subtract(point, whole.gum);
      return [dot(from, mesial), dot(from, buccal), dot(from, long)] as const;
    });
    const { reachMesial, reachDistal, ...marks } = landmarks(fdi, points, places);
    const [before, after] = [seams[n - 1] ?? null, seams[n] ?? null];
    const [atMesial, atDistal] = toMesial ? [after, before] : [before, after];
    const [contactMesial, contactDistal] = [atMesial ?? reachMesial, atDistal ?? reachDistal];
    return {
      ...marks,
      ...{ fdi, body, long, mesial, buccal, archMesial, outwards, contactMesial, contactDistal },
      touches: { mesial: atMesial !== null, distal: atDistal !== null },
      width: crownWidth(body, { mesial, long }, [contactMesial, contactDistal]),
      rootSeen: root !== undefined,
      pivot: moved(body.gum, [body.root, PIVOT_MM]),
    };
  });
  const doubts = doubtsOf(jaw, framed, teeth);
  return framed.map((frame, n) => ({
    ...frame,
    doubts: doubts[n]!,
    confidence: Math.max(0.1, SURE - DOUBT * doubts[n]!.length),
  }));
}

/** The doubts as what should be looked at. */
export const doubtProblems = (jaw: Jaw, teeth: readonly FramedTooth[]): DesignProblem[] =>
  teeth.flatMap(({ fdi, doubts }) => doubts.map((problem) => ({ problem, jaw, teeth: [fdi] })));
