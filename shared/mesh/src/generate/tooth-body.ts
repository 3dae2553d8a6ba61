import { type Vec3, add, cross, dot, mean, moved, scale, subtract, unit } from '@archway/geometry';
import { crownMarks } from '../marks/crown-marks.ts';
import type { Mesh } from '../mesh.ts';

/** Points across a side where crown and root meet, rings of a rounded side, and of the root. */
const CHORD = 6;
const SIDE_RINGS = 4;
const ROOT_RINGS = 10;

/** What one closed body is made of; teeth upwards. */
export interface BodyParts {
  /** The scanned crown: columns along the arch to the patient's left, each from the outer to the inner gum line. */
  readonly columns: readonly (readonly Vec3[])[];
  /** Where it touches its neighbours, or would: before the first column and behind the last. */
  readonly contacts: readonly [Vec3, Vec3];
  /** Along the arch at the two sides, out of the tooth; of length 1. */
  readonly outwards: readonly [Vec3, Vec3];
  /** To the biting edge; of length 1. */
  readonly long: Vec3;
  /** How deep the root is below the gum line, in mm. */
  readonly root: number;
}

/** Numbers of vertices one after the other. */
type Loop = readonly number[];

/**
 * A tooth as a closed surface: the crown as it was scanned, rounded sides to its contacts, and a root that tapers below the
 * gum line, which is marked as made. Triangles are counter-clockwise seen from outside as long as the columns run to the patient's left.
 */
export function closedBody({ columns, contacts, outwards, long, root }: BodyParts): Mesh {
  const points: Vec3[] = [];
  const triangles: number[] = [];
  const vertex = (point: Vec3): number => points.push(point) - 1;
  const at = (index: number): Vec3 => points[index]!;
  const band = (from: Loop, to: Loop): void => {
    for (const [i, a] of from.entries()) {
      const next = (i + 1) % from.length;
      triangles.push(a, from[next]!, to[next]!, a, to[next]!, to[i]!);
    }
  };
  const close = (loop: Loop, end: Vec3): void => {
    const tip = vertex(end);
    for (const [i, a] of loop.entries()) triangles.push(a, loop[(i + 1) % loop.length]!, tip);
  };

  const crown = columns.map((column) => column.map(vertex));
  for (const [k, column] of crown.slice(0, -1).entries())
    for (let j = 0; j + 1 < column.length; j++) {
      const [a, b, c, d] = [column[j]!, crown[k + 1]![j]!, crown[k + 1]![j + 1]!, column[j + 1]!];
      if ((k + j) % 2 === 0) triangles.push(a, b, c, a, c, d);
      else triangles.push(a, b, d, b, c, d);
    }
  const [first, last] = [crown[0]!, crown.at(-1)!];
  const chordOf = (column: Loop): number[] =>
    Array.from({ length: CHORD }, (_, n) => {
      const [outer, inner] = [at(column[0]!), at(column.at(-1)!)];
      return vertex(add(outer, scale(subtract(inner, outer), (n + 1) / (CHORD + 1))));
    });
  const [chordBefore, chordBehind] = [chordOf(first), chordOf(last)];
  const rounded = (loop: Loop, contact: Vec3, outward: Vec3): void => {
    const base = mean(loop.map(at));
    const reach = Math.max(0, dot(subtract(contact, base), outward));
    let inner = loop;
    for (let ring = 1; ring < SIDE_RINGS; ring++) {
      const angle = (ring / SIDE_RINGS) * (Math.PI / 2);
      const [left, bulge] = [Math.cos(angle), reach * (Math.sin(angle) - 1 + Math.cos(angle))];
      const next = loop.map((index) =>
        vertex(add(add(scale(at(index), left), scale(contact, 1 - left)), scale(outward, bulge))),
      );
      band(inner, next);
      inner = next;
    }
    close(inner, contact);
  };
  rounded([...first, ...chordBefore.toReversed()], contacts[0], outwards[0]);
  rounded([...last.toReversed(), ...chordBehind], contacts[1], outwards[1]);

  const crownVertices = points.length;
  const gumLine: Loop = [
    ...[first[0]!, ...chordBefore, ...crown.map((column) => column.at(-1)!)],
    ...chordBehind.toReversed(),
    ...crown
      .slice(1)
      .map((column) => column[0]!)
      .toReversed(),
  ];
  const middle = mean(gumLine.map(at));
  const along = unit(subtract(contacts[1], contacts[0]));
  const out = unit(cross(along, long));
  const outline = gumLine.map((index) => {
    const from = subtract(at(index), middle);
    return { along: dot(from, along), out: dot(from, out), height: dot(from, long) };
  });
  const half = {
    along: Math.max(...outline.map((point) => Math.abs(point.along))),
    out: Math.max(...outline.map((point) => Math.abs(point.out))),
  };
  let upper = gumLine;
  for (let ring = 1; ring < ROOT_RINGS; ring++) {
    const part = ring / ROOT_RINGS;
    // Like an egg: hardly narrower at first, round at its end; scallops and corners of the gum line are gone halfway down.
    const width = Math.sqrt(1 - part ** 2) * (1 - 0.25 * part);
    const [scallop, roundness] = [(1 - part) ** 2, Math.min(1, 2 * part)];
    const next = outline.map((point) => {
      const corner = Math.hypot(point.along / half.along, point.out / half.out) ** roundness;
      const size = width / corner;
      const height = point.height * scallop - root * part;
      return vertex(moved(middle, [along, point.along * size], [out, point.out * size], [long, height]));
    });
    band(upper, next);
    upper = next;
  }
  close(upper, moved(middle, [long, -root]));
  return {
    positions: Float32Array.from(points.flat()),
    indices: Uint32Array.from(triangles),
    generic: crownMarks(points.length, crownVertices),
  };
}
