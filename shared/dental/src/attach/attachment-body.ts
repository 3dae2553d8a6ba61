import type { PlanDocument, ToothFrame } from '@archway/contracts';
import { type Vec3, add, cross, dot, scale } from '@archway/geometry';
import { turned } from '../pose/quaternion.ts';
import { type Axes, type BodyMesh, alongAxes, axesOf, crossings, facesOver } from './crown-surface.ts';
import { profiles } from './profile.ts';

type Attachment = PlanDocument['attachments'][number];

/** A closed body in the frame of the jaw, where its tooth was scanned; faces outwards. */
export interface AttachmentBody {
  readonly positions: Float32Array;
  readonly indices: Uint32Array;
  /** From this vertex on they lie in the tooth: those before are seen. */
  readonly base: number;
  /** Whether all of its base lies in the crown. */
  readonly embedded: boolean;
}

/** Vertices around, a multiple of 8, so that corners of a rectangle are among them. */
const AROUND = 40;
/** So deep its base lies under the surface, mm. */
const SUNK = 0.15;
/** Least between its outer side and its base, mm. */
const THIN = 0.1;
/** Least of the crown behind its base, mm. */
const LEFT = 0.05;
/** What of the crown can be under it, from where it stands: not its other side. In mm. */
const REACH = { out: 2.5, in: 4 } as const;

/** Three directions of an attachment in the frame of the jaw. */
function axesIn(frame: ToothFrame, { q, t }: Attachment['pose']): Axes {
  const tooth = axesOf(frame);
  const inJaw = ([x, y, z]: Vec3): Vec3 => add(add(scale(tooth.x, x), scale(tooth.y, y)), scale(tooth.z, z));
  return {
    origin: add(tooth.origin, inJaw(t)),
    ...{ x: inJaw(turned(q, [1, 0, 0])), y: inJaw(turned(q, [0, 1, 0])), z: inJaw(turned(q, [0, 0, 1])) },
  };
}

/**
 * The body of an attachment on its crown. It stands out as far as it says, and reaches inwards to under the surface at
 * each of its vertices, so that it stands off no curved crown.
 */
export function attachmentBody(
  { shape, size: [width, height, depth], pose }: Attachment,
  frame: ToothFrame,
  crown: BodyMesh,
): AttachmentBody {
  const axes = axesIn(frame, pose);
  const [a, b] = [width / 2, height / 2];
  const surface = alongAxes(crown, axes);
  const faces = facesOver(surface, { x: [-a, a], y: [-b, b] });
  let embedded = true;
  /** Under the surface, and over the other side of the crown. @param top its outer side there */
  const under = (x: number, y: number, top: number): number => {
    const all = crossings(surface, faces, x, y);
    const at = all.findIndex((z) => z < REACH.out && z > -REACH.in);
    const [outer, inner] = at < 0 ? [0, 0] : [all[at]!, all[at + 1] ?? -Infinity];
    const base = Math.min(outer - Math.min(SUNK, (outer - inner) / 2), top - THIN);
    embedded &&= at >= 0 && outer - inner > SUNK && base > inner + LEFT;
    return base;
  };
  const { edge, height: rises, rings } = profiles[shape];
  const places: { readonly x: number; readonly y: number; readonly top: number }[] = [];
  const place = (x: number, y: number, r: number): void => {
    places.push({ x: x * a, y: y * b, top: depth * rises(x, y, r) });
  };
  place(0, 0, 0);
  for (const ring of rings)
    for (let n = 0; n < AROUND; n++) {
      const [x, y] = edge((2 * Math.PI * n) / AROUND);
      place(x * ring, y * ring, ring);
    }
  const count = places.length;
  const positions = new Float32Array(6 * count);
  const put = (vertex: number, x: number, y: number, z: number): void => {
    for (let k = 0; k < 3; k++)
      positions[3 * vertex + k] = axes.origin[k]! + axes.x[k]! * x + axes.y[k]! * y + axes.z[k]! * z;
  };
  for (const [n, { x, y, top }] of places.entries()) {
    put(n, x, y, top);
    put(count + n, x, y, under(x, y, top));
  }
  // Axes of a tooth are a left-handed system on one side of each arch.
  const right = dot(cross(axes.x, axes.y), axes.z) > 0;
  return { positions, indices: facesOf(rings.length, count, right), base: count, embedded };
}

/** Outer side, base and the wall between them. */
function facesOf(rings: number, count: number, right: boolean): Uint32Array {
  const faces: number[] = [];
  const face = (a: number, b: number, c: number): void => void faces.push(a, ...(right ? [b, c] : [c, b]));
  const at = (ring: number, n: number): number => 1 + ring * AROUND + (n % AROUND);
  /** The same faces, seen from the tooth. */
  const both = (a: number, b: number, c: number): void => {
    face(a, b, c);
    face(count + a, count + c, count + b);
  };
  for (let n = 0; n < AROUND; n++) {
    both(0, at(0, n), at(0, n + 1));
    for (let ring = 0; ring + 1 < rings; ring++) {
      both(at(ring, n), at(ring + 1, n), at(ring + 1, n + 1));
      both(at(ring, n), at(ring + 1, n + 1), at(ring, n + 1));
    }
    const [one, other] = [at(rings - 1, n), at(rings - 1, n + 1)];
    face(one, count + one, count + other);
    face(one, count + other, other);
  }
  return Uint32Array.from(faces);
}
