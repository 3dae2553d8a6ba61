import type { PlanDocument } from '@archway/contracts';
import { type Jaw, jawOf } from '@archway/dental';
import { add, cross, dot, scale, type Vec3 } from '@archway/geometry';
import type { Mesh } from '@archway/mesh';

interface Body {
  readonly fdi: number;
  readonly mesh: Mesh;
}

const ROUND = 12;
const HIGH = 6;

/** A tooth as a barrel that is closed at the biting end, on the axes of its frame. */
function barrel({ frame, mesiodistal }: PlanDocument['teeth'][number]): Mesh {
  if (!frame) throw new Error('no frame');
  const positions: number[] = [];
  const half = (mesiodistal ?? 7) / 2 - 0.3;
  for (let j = 0; j <= HIGH; j++)
    for (let i = 0; i < ROUND; i++) {
      const [turn, height] = [(2 * Math.PI * i) / ROUND, (j / HIGH) * 8 - 4];
      const across = add(scale(frame.mesial, Math.cos(turn) * half), scale(frame.buccal, Math.sin(turn) * 3.5));
      positions.push(...add(add(frame.origin, across), scale(frame.long, height)));
    }
  positions.push(...add(frame.origin, scale(frame.long, 5)));
  const indices: number[] = [];
  for (let j = 0; j < HIGH; j++)
    for (let i = 0; i < ROUND; i++) {
      const [a, b] = [j * ROUND + i, j * ROUND + ((i + 1) % ROUND)];
      indices.push(a, b, a + ROUND, b, b + ROUND, a + ROUND);
    }
  const tip = (HIGH + 1) * ROUND;
  for (let i = 0; i < ROUND; i++) indices.push(HIGH * ROUND + i, HIGH * ROUND + ((i + 1) % ROUND), tip);
  // The axes are left-handed on one side of each jaw; outwards is outwards on both.
  const isLeft = dot(cross(frame.mesial, frame.buccal), frame.long) < 0;
  return { positions: new Float32Array(positions), indices: new Uint32Array(isLeft ? indices.reverse() : indices) };
}

/** A strip of gum under the teeth, up to 25 mm deep. */
function strip(bodies: readonly Vec3[], down: number): Mesh {
  const positions: number[] = [];
  const indices: number[] = [];
  const DEEP = 25;
  for (const [x, y, z] of bodies) for (let j = 0; j <= DEEP; j++) positions.push(x, y + down * (4.5 + j), z);
  for (let i = 0; i + 1 < bodies.length; i++)
    for (let j = 0; j < DEEP; j++) {
      const a = i * (DEEP + 1) + j;
      indices.push(a, a + 1, a + DEEP + 1, a + 1, a + DEEP + 2, a + DEEP + 1);
    }
  return { positions: new Float32Array(positions), indices: new Uint32Array(indices) };
}

function joined(meshes: readonly Mesh[]): Mesh {
  const positions = meshes.flatMap((mesh) => [...mesh.positions]);
  let offset = 0;
  const indices = meshes.flatMap((mesh) => {
    const moved = [...mesh.indices].map((index) => index + offset);
    offset += mesh.positions.length / 3;
    return moved;
  });
  return { positions: new Float32Array(positions), indices: new Uint32Array(indices) };
}

/** A jaw as it was scanned, of teeth on the frames of a plan with gum under them, and the bodies that were cut from it. */
export function jawWithTeeth(jaw: Jaw, plan: PlanDocument): { readonly jaw: Mesh; readonly bodies: readonly Body[] } {
  const teeth = plan.teeth.filter(({ fdi, frame }) => frame && jawOf(fdi) === jaw);
  const bodies = teeth.map((tooth) => ({ fdi: tooth.fdi, mesh: barrel(tooth) }));
  const gum = strip(
    teeth.map(({ frame }) => frame!.origin),
    jaw === 'lower' ? -1 : 1,
  );
  return { jaw: joined([...bodies.map(({ mesh }) => mesh), gum]), bodies };
}
