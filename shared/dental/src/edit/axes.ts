import type { PlanDocument, Pose, ToothFrame } from '@archway/contracts';
import { type Vec3, cross, dot, length, scale, unit } from '@archway/geometry';
import { type Quaternion, aboutAxis, inverse, norm, product, rotationVector, turned } from '../pose/quaternion.ts';
import { type KeptRules, NotEdited } from './rules.ts';
import { toothIn } from './teeth.ts';

type Axes = Pick<ToothFrame, 'long' | 'mesial' | 'buccal'>;

/** Farther than this no axes are put right by hand, in degrees. */
const MOST = 60;

/** The axes as the engine has found them. */
export const foundAxes = (frame: ToothFrame): Axes & Pick<ToothFrame, 'confidence'> => frame.found ?? frame;

/** What turns a direction into another one the short way. */
function between(from: Vec3, to: Vec3): Quaternion {
  const axis = cross(from, to);
  const sine = length(axis);
  if (sine < 1e-9) return [0, 0, 0, 1];
  return aboutAxis(scale(axis, 1 / sine), (Math.atan2(sine, dot(from, to)) * 180) / Math.PI);
}

/** By what the axes of a tooth were turned from how they were found. */
export function axesTurn(frame: ToothFrame): Quaternion {
  const { long, mesial } = foundAxes(frame);
  const first = between(long, frame.long);
  return product(between(turned(first, mesial), frame.mesial), first);
}

/**
 * Turned further than before, in the mouth.
 * @param by as it is seen where the tooth stands
 * @param stands how the tooth is turned there from where it was scanned
 */
export const turnedFurther = (before: Quaternion, by: Quaternion, stands: Quaternion): Quaternion =>
  product(product(inverse(stands), product(by, stands)), before);

/** At right angles again, whatever was rounded. */
function squared(turn: Quaternion, axes: Axes): Axes {
  const long = unit(turned(turn, axes.long));
  const raw = turned(turn, axes.mesial);
  const mesial = unit([0, 1, 2].map((k) => raw[k]! - long[k]! * dot(raw, long)) as unknown as Vec3);
  const hand = Math.sign(dot(cross(axes.mesial, axes.long), axes.buccal)) || 1;
  return { long: [...long], mesial: [...mesial], buccal: [...scale(cross(mesial, long), hand)] };
}

/** What stands along the axes of a tooth, told along other axes of it: in the mouth it stays where it was. */
function retold(pose: Pose, from: ToothFrame, to: Axes): Pose {
  const along = ({ mesial, long, buccal }: Axes, [x, y, z]: Vec3): Vec3 =>
    [0, 1, 2].map((k) => mesial[k]! * x + long[k]! * y + buccal[k]! * z) as unknown as Vec3;
  const told = (vector: Vec3): [number, number, number] => {
    const there = along(from, vector);
    return [dot(there, to.mesial), dot(there, to.long), dot(there, to.buccal)];
  };
  const [x, y] = [told([1, 0, 0]), told([0, 1, 0])];
  const first = between([1, 0, 0], x);
  const turn = product(between(turned(first, [0, 1, 0]), y), first);
  const q = product(turn, pose.q);
  const size = norm(q);
  return { q: q.map((value) => value / size) as Quaternion, t: told(pose.t) };
}

/**
 * The axes of a tooth, turned about its origin from how they were found; no turn gives back what was found. Movements are
 * told along them from then on; where the tooth goes stays, and so does what is bonded to it.
 * @throws NotEdited locked, noFrame, notMovable, axesTooFar
 */
export function withAxes(document: PlanDocument, fdi: number, turn: Quaternion, rules: KeptRules): PlanDocument {
  const { frame } = toothIn(document, fdi);
  if (rules.locked.has(fdi)) throw new NotEdited('locked', [fdi]);
  if (!frame) throw new NotEdited('noFrame', [fdi]);
  const angle = length(rotationVector(turn));
  if (!(angle <= MOST)) throw new NotEdited('axesTooFar', [fdi]);
  const { long, mesial, buccal, confidence } = foundAxes(frame);
  const found = { long, mesial, buccal, confidence };
  const { found: _, ...own } = frame;
  const made: ToothFrame =
    angle < 1e-3
      ? { ...own, ...found, by: 'auto' }
      : { ...own, ...squared(turn, found), by: 'edited', confidence: 1, found };
  return {
    ...document,
    teeth: document.teeth.map((tooth) => (tooth.fdi === fdi ? { ...tooth, frame: made } : tooth)),
    attachments: document.attachments.map((each) =>
      each.fdi === fdi ? { ...each, pose: retold(each.pose, frame, made) } : each,
    ),
  };
}
