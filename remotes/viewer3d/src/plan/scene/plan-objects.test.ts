import { Box3, type Mesh, Scene, type SkinnedMesh, Vector3 } from 'three';
import type { PlanDocument, Pose } from '@archway/contracts';
import { pointIn, readPlan } from '@archway/dental';
import { type EditCommand, edited, noRules } from '@archway/dental/edit';
import { samplePlan } from '@archway/dental/testing';
import { encodeDraco } from '@archway/mesh';
import type { JawGum, MeshLoad } from '../loading/plan-meshes.ts';
import type { PreparedBody } from '../loading/plan-jobs.ts';
import { prepareBody, prepareGum } from '../loading/prepare-body.ts';
import { usualReach } from '@archway/dental/gum';
import { planStages } from '../stages/plan-stages.ts';
import { jawWithTeeth } from '../testing/jaw-with-teeth.fixture.ts';
import { PlanObjects } from './plan-objects.ts';

const plan: PlanDocument = readPlan({ ...samplePlan(1), ipr: [] }).document!;
const bodies = new Map<string, MeshLoad<PreparedBody>>();
let gum: MeshLoad<JawGum>;

beforeAll(async () => {
  const made = jawWithTeeth('lower', plan);
  for (const { fdi, mesh } of made.bodies) {
    const bytes = (await encodeDraco(mesh)).slice().buffer;
    const { body } = plan.teeth.find((tooth) => tooth.fdi === fdi)!;
    bodies.set(body!.sha256, { phase: 'ready', mesh: await prepareBody({ bytes, fileName: 'a.drc' }) });
  }
  const bytes = (await encodeDraco(made.jaw)).slice().buffer;
  const teeth = made.bodies.map(({ mesh }) => mesh.positions);
  const cut = await prepareGum({ bytes, fileName: 'a.drc', teeth, reach: usualReach });
  gum = { phase: 'ready', mesh: { ...cut, teeth: made.bodies.map(({ fdi }) => fdi) } };
});

const made = (document: PlanDocument, command: EditCommand): PlanDocument => {
  const found = edited(document, command, noRules);
  if (!found.document) throw new Error(found.refused);
  return found.document;
};

/** The scene of a plan at a stage. */
function sceneAt(document: PlanDocument, stage: number, show: { gum?: boolean; attachments?: boolean } = {}) {
  const scene = new Scene();
  const objects = new PlanObjects(scene);
  const stages = planStages(document);
  objects.set({ document, loadMesh: () => Promise.reject(new Error('not asked')) }, null, {
    ...{ bodies, gum: { upper: null, lower: gum } },
  });
  objects.show({
    ...{ jaws: { upper: true, lower: true }, gum: true, attachments: true, selected: null, changed: new Map() },
    ...show,
  });
  const poseOf = (fdi: number): Pose => stages.poseAt(fdi, stage);
  objects.pose({ stage, poseOf, referenceOf: null, lower: stages.lowerAt(stage) });
  scene.updateMatrixWorld(true);
  const all: Mesh[] = [];
  scene.traverse((each) => (each as Mesh).isMesh && all.push(each as Mesh));
  return { objects, all, skin: all.find((each) => (each as SkinnedMesh).isSkinnedMesh) as SkinnedMesh };
}

/** Where a vertex of the gum is drawn. */
const drawn = (skin: SkinnedMesh, vertex: number): Vector3 =>
  skin.applyBoneTransform(
    vertex,
    new Vector3().fromBufferAttribute(skin.geometry.getAttribute('position') as never, vertex),
  );

/** Places of the gum that follow a tooth more than anything else, with the four shares of each. */
function ofTooth(fdi: number) {
  if (gum.phase !== 'ready') throw new Error('no gum');
  const { bones, shares, teeth } = gum.mesh;
  const bone = teeth.indexOf(fdi) + 1;
  return Array.from({ length: shares.length / 4 }, (_, vertex) => {
    const parts = [0, 1, 2, 3].map((k) => {
      const tooth = teeth[bones[4 * vertex + k]! - 1];
      return { tooth, share: shares[4 * vertex + k]! };
    });
    return { vertex, parts, most: parts.find(({ tooth }) => tooth === teeth[bone - 1])?.share ?? 0 };
  }).filter(({ most }) => most > 0.4);
}

test('gum follows the teeth of an edited plan, at each stage and between two', () => {
  const far = made(plan, { type: 'movement', teeth: [44], movement: 'mesial', value: 2 });
  const beside = ofTooth(44);
  expect(beside.length).toBeGreaterThan(0);
  for (const stage of [0, 3.5, planStages(far).total]) {
    const { objects, skin } = sceneAt(far, stage);
    for (const { vertex, parts } of beside) {
      const at = new Vector3().fromBufferAttribute(skin.geometry.getAttribute('position') as never, vertex).toArray();
      const wanted = parts.reduce((sum, { tooth, share }) => {
        const place = tooth === undefined ? at : pointIn(planStages(far).poseAt(tooth, stage), at);
        return sum.addScaledVector(new Vector3(...place), share);
      }, new Vector3());
      expect(drawn(skin, vertex).distanceTo(wanted)).toBeLessThan(1e-3);
    }
    objects.dispose();
  }
  const [before, after] = [sceneAt(plan, 12), sceneAt(far, 12)];
  const moved = ({ vertex }: { vertex: number }): number =>
    drawn(before.skin, vertex).distanceTo(drawn(after.skin, vertex));
  expect(moved(beside[0]!)).toBeGreaterThan(0.2);
  expect(moved(ofTooth(34)[0]!)).toBeLessThan(1e-6);
  expect(sceneAt(far, 3, { gum: false }).skin.visible).toBe(false);
});

test('what is bonded at other stages only is known before it is seen, once all teeth are here', () => {
  const hung: PlanDocument = { ...plan, elastics: [{ between: [34, 36], from: 2, to: 8 }] };
  const lower: PlanDocument = { ...hung, teeth: hung.teeth.filter(({ fdi }) => fdi > 30) };
  const unseen = (document: PlanDocument, stage: number) => sceneAt(document, stage).objects.unseen as Mesh[];
  expect(unseen(lower, 0).map(({ geometry }) => geometry.type)).toContain('CylinderGeometry');
  for (const stage of [0, 3, 40]) {
    const { objects, all } = sceneAt(lower, stage);
    const ghosts = new Set(objects.teeth.map(({ ghost }) => ghost));
    expect(new Set(objects.unseen)).toEqual(new Set(all.filter((each) => !each.visible && !ghosts.has(each))));
  }
  // The upper teeth have no files here.
  expect(unseen(hung, 0)).toEqual([]);
});

test('elastics go from tooth to tooth while they are worn, and the lower jaw takes its end along when it jumps', () => {
  const hung = made(plan, {
    ...{ type: 'elastic', was: null, cutouts: [], wish: { between: [13, 46], from: 2, to: 8 } },
  });
  const band = (document: PlanDocument, stage: number, show = {}) =>
    sceneAt(document, stage, show).all.find(({ geometry }) => geometry.type === 'CylinderGeometry')!;
  expect([1, 2, 8, 9].map((stage) => band(hung, stage).visible)).toEqual([false, true, true, false]);
  expect(band(hung, 3, { attachments: false }).visible).toBe(false);
  const jumped = made(hung, { type: 'biteJump', jump: { at: 5, front: 3, left: 0, up: 0 } });
  const middle = (document: PlanDocument, stage: number): Vector3 =>
    new Box3().setFromObject(band(document, stage)).getCenter(new Vector3());
  expect(middle(jumped, 4).distanceTo(middle(hung, 4))).toBeLessThan(1e-6);
  // Half of the band's middle is its lower end.
  expect(middle(jumped, 5).z - middle(hung, 5).z).toBeCloseTo(1.5, 1);
});
