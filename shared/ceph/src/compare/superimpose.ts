import type { LandmarkKey, Words } from '../landmarks.ts';
import { type Marks, type Points, confirmedPoints } from '../marks.ts';
import { facing } from '../measure/head-frame.ts';
import { type Point, between, cross, dot, length } from '../point.ts';

/** Structures on which two films are laid over each other: one point meets, and a line has the same direction. */
export const structures = [
  {
    key: 'cranialBase',
    label: 'S–N @ S',
    name: { zh: '前颅底（SN，于 S）', en: 'S–N at S' },
    meet: 'S',
    from: 'S',
    to: 'N',
  },
  {
    key: 'palate',
    label: 'PP @ ANS',
    name: { zh: '腭平面（于 ANS）', en: 'Palatal plane at ANS' },
    meet: 'ANS',
    from: 'PNS',
    to: 'ANS',
  },
  {
    key: 'mandible',
    label: 'MP @ Me',
    name: { zh: '下颌平面（于 Me）', en: 'Mandibular plane at Me' },
    meet: 'Me',
    from: 'Go',
    to: 'Me',
  },
] as const satisfies readonly {
  key: string;
  label: string;
  name: Words;
  meet: LandmarkKey;
  from: LandmarkKey;
  to: LandmarkKey;
}[];
export type Structure = (typeof structures)[number];

/** A film as it is compared. */
export interface Film {
  readonly marks: Marks;
  readonly mmPerPixel: number | null;
}

/** Takes places of the earlier film to those of the later one: x' = a·x + c·y + e, y' = b·x + d·y + f, as SVG has it. */
export interface Similarity {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

export const move = ({ a, b, c, d, e, f }: Similarity, { x, y }: Point): Point => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
});

/**
 * Lays an earlier film on a later one. Size follows from both calibrations, never from the structure, which may have
 * grown; a film that looks the other way is mirrored.
 * @returns null while a film is not calibrated, or the structure's landmarks are not confirmed in both
 */
export function superimpose(earlier: Film, later: Film, structure: Structure): Similarity | null {
  if (!earlier.mmPerPixel || !later.mmPerPixel) return null;
  const [old, now] = [confirmedPoints(earlier.marks), confirmedPoints(later.marks)];
  const [oldLine, newLine] = [directionOf(old, structure), directionOf(now, structure)];
  const [oldMeet, newMeet] = [old[structure.meet], now[structure.meet]];
  if (!oldLine || !newLine || !oldMeet || !newMeet) return null;
  const mirror = facing(old) * facing(now);
  const size = earlier.mmPerPixel / later.mmPerPixel;
  const line = { x: mirror * oldLine.x, y: oldLine.y };
  const cos = dot(line, newLine) * size;
  const sin = cross(line, newLine) * size;
  // Mirrored first, then turned and sized, then moved.
  const turned = { a: mirror * cos, b: mirror * sin, c: -sin, d: cos, e: 0, f: 0 };
  const at = move(turned, oldMeet);
  return { ...turned, e: newMeet.x - at.x, f: newMeet.y - at.y };
}

/** Of length 1; null without its landmarks. */
function directionOf(points: Points, { from, to }: Structure): Point | null {
  const [a, b] = [points[from], points[to]];
  if (!a || !b) return null;
  const line = between(a, b);
  const long = length(line);
  return long > 0 ? { x: line.x / long, y: line.y / long } : null;
}

/**
 * How far a landmark has gone from an earlier to a later film, in millimetres: to the front along the structure's line,
 * and down at right angles to it. Null where the films cannot be laid on each other, or one has no such landmark.
 */
export function movementOf(
  key: LandmarkKey,
  earlier: Film,
  later: Film,
  structure: Structure,
): { readonly forward: number; readonly down: number } | null {
  const laid = superimpose(earlier, later, structure);
  const [old, now] = [confirmedPoints(earlier.marks), confirmedPoints(later.marks)];
  const [from, to] = [old[key], now[key]];
  const line = directionOf(now, structure);
  if (!laid || !from || !to || !line || !later.mmPerPixel) return null;
  const gone = between(move(laid, from), to);
  return {
    forward: dot(line, gone) * later.mmPerPixel,
    down: cross(line, gone) * facing(now) * later.mmPerPixel,
  };
}
