import { type Vec3, cross, dot, length, subtract } from '@archway/geometry';
import type { Mesh } from '../mesh.ts';
import { generateJaw } from './generate-jaw.ts';
import { generateTeeth } from './generate-teeth.ts';
import type { JawTraits } from './traits.ts';

const people: readonly (readonly [string, Partial<JawTraits>])[] = [
  ['even', {}],
  ['crowded', { crowding: 0.95, width: 0.95, toothSize: 1.03, overbite: 1.1 }],
  ['spaced', { spacing: 0.9, diastema: 2.3, width: 1.06, toothSize: 0.94 }],
  [
    'with teeth missing',
    {
      crowding: 0.9,
      missing: [
        { side: 'right', tooth: 6 },
        { side: 'left', tooth: 3 },
      ],
    },
  ],
  ['shifted', { crowding: 0.45, midline: 2.2, overjet: -1.4, overbite: -1.5 }],
];
const jaws = ['upper', 'lower'] as const;
const each = people.flatMap(([name, traits]) => jaws.map((jaw) => [name, jaw, traits] as const));
const TRIANGLES = 40_000;

const corner = ({ positions }: Mesh, vertex: number): Vec3 => [
  positions[vertex * 3]!,
  positions[vertex * 3 + 1]!,
  positions[vertex * 3 + 2]!,
];
/** Of a closed mesh, in mm³; below 0 when it is inside out. */
function volume(mesh: Mesh): number {
  let sum = 0;
  for (let i = 0; i < mesh.indices.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => corner(mesh, mesh.indices[i + k]!)) as [Vec3, Vec3, Vec3];
    sum += dot(a, cross(b, c)) / 6;
  }
  return sum;
}

/** Edges that no second triangle uses the other way round; none of a closed surface. */
function openEdges({ indices }: Mesh): number {
  const edges = new Set<number>();
  let twice = 0;
  const name = (from: number, to: number): number => from * 1e6 + to;
  const ofTriangles = Array.from(indices, (from, i) => [from, indices[i % 3 === 2 ? i - 2 : i + 1]!] as const);
  for (const [from, to] of ofTriangles) {
    if (edges.has(name(from, to))) twice += 1;
    edges.add(name(from, to));
  }
  return twice + ofTriangles.filter(([from, to]) => !edges.has(name(to, from))).length;
}

test.each(each)('teeth of somebody %s are closed bodies of the size of teeth (%s)', (_, jaw, traits) => {
  for (const seed of [1, 3, 11]) {
    const teeth = generateTeeth({ jaw, triangles: TRIANGLES, seed, traits });
    expect(teeth).toHaveLength(14 - (traits.missing?.length ?? 0));
    for (const { body, mesiodistal } of teeth) {
      expect(openEdges(body)).toBe(0);
      expect(volume(body)).toBeGreaterThan(120);
      expect(volume(body)).toBeLessThan(1500);
      expect(mesiodistal).toBeGreaterThan(4.5);
      expect(mesiodistal).toBeLessThan(12);
    }
  }
});

test.each(each)('crowns of somebody %s are those of the scan (%s)', (_, jaw, traits) => {
  const options = { jaw, triangles: TRIANGLES, seed: 5, traits };
  const scan = generateJaw(options);
  const key = (point: Vec3): string => point.join(' ');
  const scanned = new Set(Array.from({ length: scan.positions.length / 3 }, (_unused, v) => key(corner(scan, v))));
  for (const { body } of generateTeeth(options)) {
    const count = body.positions.length / 3;
    const same = Array.from({ length: count }, (_unused, v) => key(corner(body, v))).filter((at) => scanned.has(at));
    // The crown is most of it; sides and root are added.
    expect(same.length).toBeGreaterThan(0.25 * count);
  }
});

test.each(each)('axes and landmarks of somebody %s lie as their names say (%s)', (_, jaw, traits) => {
  const teeth = generateTeeth({ jaw, triangles: TRIANGLES, seed: 7, traits });
  expect(teeth.map(({ fdi }) => fdi)).toEqual([...new Set(teeth.map(({ fdi }) => fdi))]);
  for (const { fdi, frame, contactMesial, contactDistal, facial, cusps, pivot } of teeth) {
    const { origin, long, mesial, buccal } = frame;
    for (const axis of [long, mesial, buccal]) expect(length(axis)).toBeCloseTo(1, 6);
    for (const [one, other] of [
      [long, mesial],
      [mesial, buccal],
      [buccal, long],
    ] as const)
      expect(dot(one, other)).toBeCloseTo(0, 6);
    const isLeft = [2, 3].includes(Math.floor(fdi / 10));
    expect(Math.sign(origin[0] - (traits.midline ?? 0))).toBe(isLeft ? 1 : -1);
    expect(Math.sign(long[1])).toBe(jaw === 'upper' ? -1 : 1);
    expect(dot(subtract(contactMesial, contactDistal), mesial)).toBeGreaterThan(4);
    expect(dot(subtract(facial, origin), buccal)).toBeGreaterThan(1.5);
    for (const cusp of cusps) expect(dot(subtract(cusp, origin), long)).toBeGreaterThan(1);
    expect(dot(subtract(pivot, origin), long)).toBeLessThan(-4);
  }
});

test.each(jaws)('neighbours meet along the arch (%s)', (jaw) => {
  const teeth = generateTeeth({ jaw, triangles: TRIANGLES, seed: 2 });
  for (const [at, tooth] of teeth.entries()) {
    const next = teeth[at + 1];
    if (!next) continue;
    // From the patient's right to the left: to the midline, over it, and away from it.
    const ofQuadrant = ({ fdi }: typeof tooth): boolean => [1, 4].includes(Math.floor(fdi / 10));
    const one = ofQuadrant(tooth) ? tooth.contactMesial : tooth.contactDistal;
    const other = ofQuadrant(next) ? next.contactDistal : next.contactMesial;
    // In, out, up and down each stands as it does.
    expect(Math.abs(dot(subtract(other, one), tooth.frame.mesial))).toBeLessThan(0.3);
  }
});
