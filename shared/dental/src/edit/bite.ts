import { type BiteJump, type PlanDocument, type Pose, documentLimits } from '@archway/contracts';
import { type Vec3, add, length, mean, scale, subtract } from '@archway/geometry';
import { jawOf } from '../document/jaws.ts';
import { composed, relativePose } from '../pose/combine.ts';
import { AT_REST, aboutPoint, pointIn } from '../pose/pose.ts';
import { aboutAxis, norm, rotationVector } from '../pose/quaternion.ts';
import { NotEdited } from './rules.ts';
import { lastOf } from './stages.ts';

/** How far the lower jaw is brought to the upper one by hand: in mm, and in degrees about the same directions. */
export interface BitePlace {
  readonly by: Vec3;
  readonly turn: Vec3;
}

/** Where a jaw's teeth are, on average: what a jaw is turned about. */
const middleOf = ({ teeth }: PlanDocument, jaw: 'upper' | 'lower'): Vec3 => {
  const origins = teeth.flatMap(({ fdi, frame }) => (frame && jawOf(fdi) === jaw ? [frame.origin as Vec3] : []));
  return origins.length > 0 ? mean(origins) : [0, 0, 0];
};

export const bitePivot = (document: PlanDocument): Vec3 => middleOf(document, 'lower');

/** A document says where the upper jaw stands over the lower one: that is the same, seen from the other side. */
const fromLower = (lower: Pose): Pose => relativePose(lower, AT_REST);

/** How the lower jaw was brought to the upper one. */
export function bitePlaceOf(document: PlanDocument): BitePlace {
  const lower = fromLower(document.bite.upper);
  const pivot = bitePivot(document);
  return { by: subtract(pointIn(lower, pivot), pivot), turn: rotationVector(lower.q) };
}

/** Where the upper jaw stands over the lower one then. */
export function biteOfPlace(document: PlanDocument, { by, turn }: BitePlace): Pose {
  const angle = length(turn);
  const q = angle < 1e-9 ? AT_REST.q : aboutAxis(scale(turn, 1 / angle), angle);
  return fromLower(aboutPoint(q, bitePivot(document), by));
}

/**
 * Where the upper jaw stands when the lower one is moved from where it stands.
 * @param change of the lower jaw, in its own frame
 * @param jumped where the lower jaw has jumped to: that it does as before
 */
export function biteMoved(document: PlanDocument, change: Pose, jumped: Pose = AT_REST): Pose {
  const inMouth = composed(composed(jumped, change), fromLower(jumped));
  return composed(fromLower(inMouth), document.bite.upper);
}

/** From the middle of a crown to its biting edge, mm. */
const EDGE = 4;

/** Where to begin with: one row of teeth in the middle over the other, edge to edge. Nothing of it was measured. */
export function firstBite(document: PlanDocument): Pose {
  const edges = (jaw: 'upper' | 'lower'): number[] =>
    document.teeth.flatMap(({ fdi, frame, landmarks }) => {
      if (!frame || jawOf(fdi) !== jaw) return [];
      const cusps = landmarks?.cusps ?? [];
      return cusps.length > 0 ? cusps.map(([, y]) => y) : [add(frame.origin, scale(frame.long, EDGE))[1]];
    });
  const [upper, lower] = [edges('upper'), edges('lower')];
  if (upper.length === 0 || lower.length === 0) return AT_REST;
  const [over, under] = [middleOf(document, 'upper'), middleOf(document, 'lower')];
  const up = Math.max(...lower) - Math.min(...upper);
  return { q: AT_REST.q, t: [under[0] - over[0], up, under[2] - over[2]] };
}

/** What was computed between the jaws is not known any more. */
const unchecked = (document: PlanDocument): PlanDocument => ({ ...document, checks: [] });

/**
 * A bite by hand, or none any more; one that the scanner knows stays.
 * @param upper where the upper jaw stands over the lower one
 * @throws NotEdited biteOfScan, tooFar
 */
export function withBite(document: PlanDocument, upper: Pose | null): PlanDocument {
  if (document.bite.from === 'scan') throw new NotEdited('biteOfScan');
  if (!upper) return unchecked({ ...document, bite: { from: 'none', upper: AT_REST } });
  if (upper.t.some((value) => !(Math.abs(value) <= documentLimits.move))) throw new NotEdited('tooFar');
  const size = norm(upper.q);
  const q = upper.q.map((value) => value / size) as Pose['q'];
  return unchecked({ ...document, bite: { from: 'manual', upper: { q, t: upper.t } } });
}

/** The lower jaw that goes elsewhere with an aligner; null or nowhere: it stays. @throws NotEdited stageRange, tooFar */
export function withBiteJump({ biteJump: _, ...document }: PlanDocument, jump: BiteJump | null): PlanDocument {
  const none = !jump || (jump.front === 0 && jump.left === 0 && jump.up === 0);
  if (none) return unchecked(document);
  const last =
    document.kind === 'target' ? documentLimits.steps : Math.max(lastOf(document, 'upper'), lastOf(document, 'lower'));
  if (!Number.isInteger(jump.at) || jump.at < 1 || jump.at > last) throw new NotEdited('stageRange');
  if ([jump.front, jump.left, jump.up].some((value) => !(Math.abs(value) <= documentLimits.jump)))
    throw new NotEdited('tooFar');
  return unchecked({ ...document, biteJump: jump });
}
