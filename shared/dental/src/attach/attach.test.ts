import { type AttachmentKind, type PlanDocument, attachmentKinds, documentLimits } from '@archway/contracts';
import { type Vec3, between, dot, scale, seededRandom, subtract } from '@archway/geometry';
import { closedness } from '../body/closed.ts';
import { verticesTurnedOver } from '../body/jaw-axes.ts';
import { designJaw } from '../design/design-jaw.ts';
import { makePlan } from '../design/make-plan.ts';
import { withAttachments } from '../design/with-attachments.ts';
import { checkedPlan } from '../document/checked-plan.ts';
import { edited, lastOf, noRules } from '../edit/index.ts';
import { documentSolid } from '../restage/document-solid.ts';
import { madeJaw } from '../testing/made-jaws.ts';
import { attachmentBody } from './attachment-body.ts';
import { attachmentsByMovement } from './by-movement.ts';
import { type BodyMesh, alongAxes, axesOf, crossings, facesOver, outwardsAt } from './crown-surface.ts';
import { type Placed, isEmbedded, placedAt, placedByKind } from './made-attachment.ts';
import { askedBy } from './movement-rules.ts';
import { attachmentsNearOpposing } from './opposing-attachments.ts';
import { angleOf, poseAt, sideOf, turnedTo } from './place.ts';

const hash = (number: number): string => number.toString(16).padStart(64, '0');

/** A made mouth with its bodies, as files have them. */
function designed(): {
  document: PlanDocument;
  bodies: Map<number, BodyMesh>;
  designs: Parameters<typeof withAttachments>[1];
} {
  const named = (['upper', 'lower'] as const).map((jaw) => {
    const found = designJaw(madeJaw(jaw, { triangles: 8_000, traits: { crowding: 0.5 } }));
    if (!('design' in found)) throw new Error('not designed');
    return {
      design: found.design,
      scan: hash(1),
      bodies: new Map(found.design.teeth.map(({ fdi }) => [fdi, hash(fdi)])),
    };
  });
  const [upper, lower] = named;
  const plan = makePlan({ kind: 'step', upper: upper!, lower: lower!, bite: null });
  if (!('document' in plan)) throw new Error('no plan');
  const bodies = new Map<number, BodyMesh>();
  for (const { design } of named)
    for (const { fdi, body } of design.teeth)
      bodies.set(fdi, { positions: verticesTurnedOver(design.jaw, body.positions), indices: body.indices });
  return {
    document: checkedPlan(plan.document).document!,
    ...{ bodies, designs: new Map(named.map(({ design }) => [design.jaw, design])) },
  };
}
const { document, bodies, designs } = designed();
const kinds = Object.keys(attachmentKinds) as AttachmentKind[];

/** Whether a point lies in a closed surface: how often a line away from it goes through. */
function isInside(mesh: BodyMesh, [x, y, z]: Vec3): boolean {
  const along = alongAxes(mesh, { origin: [0, 0, 0], x: [1, 0, 0], y: [0, 0, -1], z: [0, 1, 0] });
  const faces = facesOver(along, { x: [x, x], y: [-z, -z] });
  return crossings(along, faces, x, -z).filter((at) => at > y).length % 2 === 1;
}

const bodyOf = (placed: Placed) => {
  const tooth = document.teeth.find(({ fdi }) => fdi === placed.fdi)!;
  return attachmentBody({ ...placed, id: 'a', from: 0, to: 0 }, tooth.frame!, bodies.get(placed.fdi)!);
};

test('each kind on each tooth is closed, looks outwards, and lies in its crown with every vertex of its base', () => {
  let count = 0;
  for (const tooth of document.teeth)
    for (const kind of kinds) {
      const crown = bodies.get(tooth.fdi)!;
      const placed = placedByKind(tooth, crown, kind);
      if (!placed) continue;
      count += 1;
      const { positions, indices, base, embedded } = bodyOf(placed);
      const { badEdges, volume } = closedness(Float64Array.from(positions), indices);
      expect({ fdi: tooth.fdi, kind, badEdges, embedded }).toEqual({
        fdi: tooth.fdi,
        kind,
        badEdges: 0,
        embedded: true,
      });
      expect(volume).toBeGreaterThan(0.2);
      for (let vertex = base; vertex < positions.length / 3; vertex++) {
        const at: Vec3 = [positions[3 * vertex]!, positions[3 * vertex + 1]!, positions[3 * vertex + 2]!];
        if (!isInside(crown, at)) throw new Error(`${kind} on ${tooth.fdi}: vertex ${vertex} stands off`);
      }
      expect(sideOf(placed.pose)).toBe(attachmentKinds[kind].side);
    }
  // Some crowns have no room for the wide ones.
  expect(count).toBeGreaterThan(0.8 * kinds.length * document.teeth.length);
});

test('it stands out as far as it says, whatever is under it', () => {
  for (const fdi of [13, 23, 34, 44]) {
    const tooth = document.teeth.find((each) => each.fdi === fdi)!;
    const placed = placedByKind(tooth, bodies.get(fdi)!, 'horizontal')!;
    const { positions, base } = bodyOf(placed);
    const outwards = outwardsAt(bodies.get(fdi)!, pointOf(placed, fdi))!;
    const rises = Array.from({ length: base }, (_, n) =>
      dot(subtract([positions[3 * n]!, positions[3 * n + 1]!, positions[3 * n + 2]!], pointOf(placed, fdi)), outwards),
    );
    for (const rise of rises) expect(rise).toBeCloseTo(1, 4);
  }
});

const pointOf = ({ pose: { t } }: Placed, fdi: number): Vec3 => {
  const { origin, x, y, z } = axesOf(document.teeth.find((each) => each.fdi === fdi)!.frame!);
  return [0, 1, 2].map((k) => origin[k]! + x[k]! * t[0] + y[k]! * t[1] + z[k]! * t[2]) as unknown as Vec3;
};

test('an angle that is set is the angle that is read, on both sides of both jaws; a biting surface is no side', () => {
  const random = seededRandom(4);
  for (const fdi of [13, 23, 36, 46])
    for (const way of [1, -1]) {
      const { frame } = document.teeth.find((each) => each.fdi === fdi)!;
      const angle = between(random, -179, 179);
      const pose = poseAt(frame!, frame!.origin, scale(frame!.buccal, way), angle)!;
      expect(angleOf(pose)).toBeCloseTo(angle, 5);
      expect(Math.hypot(...pose.q)).toBeCloseTo(1, 9);
      expect(angleOf(turnedTo(pose, 12))).toBeCloseTo(12, 5);
      expect(poseAt(frame!, frame!.origin, frame!.long, 0)).toBeNull();
    }
});

test('a point that is pressed is where it stands; at the end of a crown it does not lie in it', () => {
  const tooth = document.teeth.find(({ fdi }) => fdi === 13)!;
  const crown = bodies.get(13)!;
  const point = pointOf(placedByKind(tooth, crown, 'ellipsoid')!, 13);
  const placed = placedAt(tooth, crown, 'ellipsoid', point, 25)!;
  for (const [k, value] of pointOf(placed, 13).entries()) expect(value).toBeCloseTo(point[k]!, 4);
  expect(isEmbedded(placed, tooth, crown)).toBe(true);
  expect(isEmbedded({ ...placed, pose: { ...placed.pose, t: [4.2, 0, 1] } }, tooth, crown)).toBe(false);
});

const still = { mesial: 0, buccal: 0, extrusion: 0, tip: 0, torque: 0, rotation: 0 };

test('the rules ask by tooth and movement, the first that fits first', () => {
  expect(askedBy(13, { ...still, rotation: 8, mesial: 3 })).toEqual({ rule: 'rotation', kind: 'optimized', angle: 0 });
  expect(askedBy(23, { ...still, rotation: -8 })).toMatchObject({ angle: 180 });
  expect(askedBy(11, { ...still, rotation: 20 })).toBeNull();
  expect(askedBy(12, { ...still, extrusion: 0.6 })).toEqual({ rule: 'extrusion', kind: 'optimized', angle: 90 });
  expect(askedBy(35, { ...still, extrusion: 0.6 })).toMatchObject({ kind: 'bevel' });
  expect(askedBy(21, { ...still, torque: 4 })).toMatchObject({ kind: 'ridge' });
  expect(askedBy(31, { ...still, torque: 4 })).toBeNull();
  expect(askedBy(44, { ...still, tip: -6 })).toMatchObject({ rule: 'tip', kind: 'vertical' });
  expect(askedBy(26, { ...still, mesial: -2 })).toMatchObject({ rule: 'translation' });
  expect(askedBy(16, { ...still, buccal: 2 })).toMatchObject({ rule: 'expansion', kind: 'horizontal' });
  expect(askedBy(53, { ...still, rotation: 20 })).toBeNull();
});

const moved = (...moves: [number, Parameters<typeof edited>[1] & { type: 'movement' }][]) =>
  moves.reduce((plan, [, command]) => edited(plan, command, noRules).document!, document);
const move = (fdi: number, movement: 'rotation' | 'extrusion', value: number) =>
  [fdi, { type: 'movement', teeth: [fdi], movement, value } as const] as [
    number,
    Parameters<typeof edited>[1] & { type: 'movement' },
  ];

test('by movement: worn while the tooth moves, front teeth that go in are held, and the prescription is kept and said', () => {
  const plan = moved(move(13, 'rotation', 12), move(31, 'extrusion', -1.2), move(41, 'extrusion', -1.2));
  const noAttachment = new Set([13]);
  const free = attachmentsByMovement(plan, bodies, { noAttachment: new Set() });
  const canine = free.placed.find(({ fdi }) => fdi === 13)!;
  expect(canine).toMatchObject({ rule: 'rotation', shape: 'optimized', from: 1 });
  expect(canine.to).toBeGreaterThanOrEqual(6);
  expect(free.placed.filter(({ rule }) => rule === 'deepBite').map(({ fdi }) => fdi)).toEqual([11, 21]);
  for (const fdi of [34, 35, 44, 45]) expect(free.placed.map((each) => each.fdi as number)).toContain(fdi);
  const kept = attachmentsByMovement(plan, bodies, { noAttachment });
  expect(kept.placed.some(({ fdi }) => fdi === 13)).toBe(false);
  expect(kept.without).toContainEqual({ fdi: 13, rule: 'rotation', why: 'noAttachment' });
  const locked = edited(plan, { type: 'lock', teeth: [31, 44] }, noRules).document!;
  expect(attachmentsByMovement(locked, bodies, { noAttachment }).without).toContainEqual(
    expect.objectContaining({ fdi: 44, why: 'locked' }),
  );
  // As one command, and once: who has one is left alone.
  const wishes = free.placed.map(({ rule: _, ...wish }) => wish);
  const bonded = edited(plan, { type: 'attach', wishes }, noRules).document!;
  expect(bonded.attachments).toHaveLength(wishes.length);
  expect(attachmentsByMovement(bonded, bodies, { noAttachment: new Set() }).placed).toEqual([]);
  expect(wishes.length).toBeLessThan(documentLimits.attachments);
});

test('what is worn for teeth of the other jaw ends with the last aligner of its own; without any, nothing is worn', () => {
  const plan = moved(move(31, 'extrusion', -1.2), move(41, 'extrusion', -1.2));
  const ramps = (upper: PlanDocument['aligners']['upper']) =>
    attachmentsByMovement({ ...plan, aligners: { ...plan.aligners, upper } }, bodies, { noAttachment: new Set() })
      .placed.filter(({ rule }) => rule === 'deepBite')
      .map(({ fdi, to }) => [fdi, to]);
  expect(lastOf(plan, 'lower')).toBeGreaterThan(2);
  expect(ramps(plan.aligners.upper.slice(0, 3))).toEqual([
    [11, 2],
    [21, 2],
  ]);
  expect(ramps([])).toEqual([]);
});

test('the engine places them, says which teeth go without, and its plan is one that is taken', () => {
  const { placed } = attachmentsByMovement(document, bodies, { noAttachment: new Set() });
  const made = withAttachments(document, designs);
  expect(made.document.attachments).toHaveLength(placed.length);
  expect(placed.length).toBeGreaterThan(0);
  expect(checkedPlan(made.document).problems).toBeUndefined();
  const fdi = placed[0]!.fdi;
  const jaw = fdi < 30 ? 'upper' : 'lower';
  const design = designs.get(jaw)!;
  const asked = new Map(designs).set(jaw, { ...design, options: { ...design.options, noAttachment: [fdi] } });
  const kept = withAttachments(document, asked);
  expect(kept.document.attachments.some((each) => each.fdi === fdi)).toBe(false);
  expect(kept.problems).toContainEqual({ problem: 'attachmentForbidden', jaw, teeth: [fdi] });
});

test('what meets the other jaw is told in mm with its stages, and nothing where the bite is not known', () => {
  const tooth = document.teeth.find(({ fdi }) => fdi === 36)!;
  const crown = bodies.get(36)!;
  const { id, ...rest } = { ...placedByKind(tooth, crown, 'horizontal')!, id: 'a', from: 1, to: 3 };
  const plan: PlanDocument = { ...document, attachments: [{ id, ...rest }] };
  const solids = new Map(
    [16, 26].map(
      (fdi) =>
        [
          fdi,
          documentSolid(
            document.teeth.find((each) => each.fdi === fdi)!,
            bodies.get(fdi)!,
          ),
        ] as const,
    ),
  );
  expect(attachmentsNearOpposing(plan, solids, bodies, 0.5)).toEqual([]);
  // The upper jaw is brought down until 26 stands where the attachment of 36 does.
  const one = document.teeth.find((each) => each.fdi === 26)!.frame!.origin;
  const t = [...subtract(pointOf({ ...rest, fdi: 36 }, 36), one)] as [number, number, number];
  const bitten: PlanDocument = { ...plan, bite: { from: 'scan', upper: { q: [0, 0, 0, 1], t } } };
  const [met] = attachmentsNearOpposing(bitten, solids, bodies, 0.5);
  expect(met).toMatchObject({ id: 'a', fdi: 36, opposing: 26, from: 1, to: 3 });
  expect(met!.depth).toBeGreaterThan(0);
});
