import type { PlanDocument } from '@archway/contracts';
import { type Vec3, length, subtract } from '@archway/geometry';
import type { Mesh } from '@archway/mesh';
import { poseAtStage } from '../document/stages.ts';
import { pointIn } from '../pose/pose.ts';
import { samplePlan } from '../testing/sample-plan.ts';
import { boundLine, lineAt } from './bound-line.ts';
import { readyJaw, standingGum } from './ready-jaw.ts';
import { stageModel, stageTeeth } from './stage-mesh.ts';

const document = samplePlan(1, { kind: 'step' });

/** A small closed body where a tooth was scanned. */
function bodyAt([x, y, z]: Vec3): Mesh {
  const corners = [
    [0, 4, 0],
    [3, -4, 3],
    [3, -4, -3],
    [-3, -4, 0],
  ] as const;
  return {
    positions: Float32Array.from(corners.flatMap(([a, b, c]) => [x + a, y + b, z + c])),
    indices: Uint32Array.of(0, 1, 2, 0, 2, 3, 0, 3, 1, 1, 3, 2),
  };
}
const upper = document.teeth.filter(({ fdi }) => fdi < 30);
const bodies = new Map(upper.map(({ fdi, frame }) => [fdi as number, bodyAt(frame!.origin)]));

/** A strip of gum beside the upper teeth. */
const strip: Mesh = (() => {
  const positions: number[] = [];
  const indices: number[] = [];
  for (let n = 0; n <= 20; n++) {
    positions.push(-20 + 2 * n, 14, 10, -20 + 2 * n, 18, 10);
    if (n < 20) indices.push(2 * n, 2 * n + 2, 2 * n + 1, 2 * n + 1, 2 * n + 2, 2 * n + 3);
  }
  return { positions: Float32Array.from(positions), indices: Uint32Array.from(indices) };
})();
const ready = readyJaw(document, 'upper', strip, bodies);
const vertex = ({ positions }: Mesh, at: number): Vec3 => [
  positions[3 * at]!,
  positions[3 * at + 1]!,
  positions[3 * at + 2]!,
];
const apart = (one: Vec3, other: Vec3): number => length(subtract(one, other));

test('teeth stand where the plan has them, also beyond the target', () => {
  for (const stage of [0, 5, 12, 14]) {
    const mesh = stageTeeth(document, 'upper', stage, bodies);
    expect(mesh.indices.length).toBe(upper.length * 12);
    for (const [n, { fdi }] of upper.entries()) {
      const scanned = vertex(bodies.get(fdi)!, 0);
      expect(apart(vertex(mesh, 4 * n), pointIn(poseAtStage(document, fdi, stage), scanned))).toBeLessThan(1e-4);
    }
  }
  // 12 goes on turning after the others have arrived.
  const at = upper.findIndex(({ fdi }) => fdi === 12);
  const corner = (stage: number): Vec3 => vertex(stageTeeth(document, 'upper', stage, bodies), 4 * at + 1);
  expect(apart(corner(12), corner(14))).toBeGreaterThan(0.05);
});

test('a model has what is worn at its step, and no tooth that is taken out', () => {
  const facesOf = (plan: PlanDocument, stage: number): number => stageModel(plan, ready, stage).indices.length;
  const bare = { ...document, attachments: [] };
  const [worn] = document.attachments.filter(({ fdi }) => fdi === 13);
  const from3to4 = { ...document, attachments: [{ ...worn!, from: 3, to: 4 }] };
  const extra = [2, 3, 4, 5].map((stage) => facesOf(from3to4, stage) - facesOf(bare, stage));
  expect(extra.map((count) => count > 0)).toEqual([false, true, true, false]);
  const cutout = { ...document, attachments: [{ ...worn!, shape: 'button' as const }] };
  expect(facesOf(cutout, 3)).toBe(facesOf(bare, 3));
  const without = bare.teeth.map((tooth) => (tooth.fdi === 14 ? { ...tooth, state: 'extract' as const } : tooth));
  expect(facesOf(bare, 3) - facesOf({ ...bare, teeth: without }, 3)).toBe(12);
});

test('a line goes with the gum that it was drawn on; one beside it is none', () => {
  const { indices } = ready.gum;
  const drawnOn = standingGum(document, ready, 12);
  const middle = (positions: ArrayLike<number>, face: number): Vec3 =>
    [0, 1, 2].map((k) =>
      [0, 1, 2].reduce((sum, c) => sum + positions[3 * indices[3 * face + c]! + k]! / 3, 0),
    ) as never;
  const faces = [3, 10, 20, 31];
  const line = boundLine(
    faces.map((face) => middle(drawnOn, face)),
    drawnOn,
    indices,
  )!;
  const there = standingGum(document, ready, 4);
  for (const [n, point] of lineAt(line, there).entries())
    expect(apart(point, middle(there, faces[n]!))).toBeLessThan(1e-4);
  expect(apart(middle(there, 10), middle(drawnOn, 10))).toBeGreaterThan(0.01);
  const [x, y, z] = middle(drawnOn, 10);
  expect(boundLine([[x, y, z + 0.8]], drawnOn, indices)).toBeNull();
  expect(boundLine([[x, y + 40, z]], drawnOn, indices)).toBeNull();
});
