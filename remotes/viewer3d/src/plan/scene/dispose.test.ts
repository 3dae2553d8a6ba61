import type { WebGLRenderer } from 'three';
import type { PlanDocument } from '@archway/contracts';
import { jaws } from '@archway/dental';
import { usualReach } from '@archway/dental/gum';
import { samplePlan } from '@archway/dental/testing';
import { encodeDraco } from '@archway/mesh';
import { CountingRenderer, countListeners, countObservers } from '../../scene/counting.fixture.ts';
import { type JawGum, type MeshLoad, type PlanMeshState, noMeshes } from '../loading/plan-meshes.ts';
import type { PreparedBody } from '../loading/plan-jobs.ts';
import { prepareBody, prepareGum } from '../loading/prepare-body.ts';
import { planStages } from '../stages/plan-stages.ts';
import { jawWithTeeth } from '../testing/jaw-with-teeth.fixture.ts';
import type { PlanLook } from './plan-objects.ts';
import { PlanScene } from './plan-scene.ts';

const plan: PlanDocument = { ...samplePlan(1, { steps: 40 }), elastics: [{ between: [13, 46], from: 0, to: 40 }] };
const other = samplePlan(2, { steps: 40 });
const look: PlanLook = {
  jaws: { upper: true, lower: true },
  gum: true,
  attachments: true,
  selected: 23,
  changed: new Map([[11, 'large']]),
};
const observers = countObservers();
const sourceOf = (document: PlanDocument) => ({ document, loadMesh: () => Promise.reject(new Error('not asked')) });
let meshes: PlanMeshState;

beforeAll(async () => {
  const bodies = new Map<string, MeshLoad<PreparedBody>>();
  const gum: Record<string, MeshLoad<JawGum>> = {};
  for (const jaw of jaws) {
    const made = jawWithTeeth(jaw, plan);
    for (const { fdi, mesh } of made.bodies) {
      const bytes = (await encodeDraco(mesh)).slice().buffer;
      const sha256 = plan.teeth.find((tooth) => tooth.fdi === fdi)!.body!.sha256;
      bodies.set(sha256, { phase: 'ready', mesh: await prepareBody({ bytes, fileName: 'a.drc' }) });
    }
    const bytes = (await encodeDraco(made.jaw)).slice().buffer;
    const teeth = made.bodies.map(({ mesh }) => mesh.positions);
    const cut = await prepareGum({ bytes, fileName: 'a.drc', teeth, reach: usualReach });
    gum[jaw] = { phase: 'ready', mesh: { ...cut, teeth: made.bodies.map(({ fdi }) => fdi) } };
  }
  meshes = { ...noMeshes, bodies, gum: { upper: gum['upper']!, lower: gum['lower']! } };
});

function openScene() {
  const renderer = new CountingRenderer();
  const container = document.createElement('div');
  const nothing = (): void => undefined;
  const events = { onFrame: nothing, onContext: nothing, onTurned: nothing };
  const scene = new PlanScene(container, events, () => renderer as unknown as WebGLRenderer);
  const stages = planStages(plan);
  const show = (stage: number): void =>
    scene.setMoment({
      stage,
      poseOf: (fdi) => stages.poseAt(fdi, stage),
      referenceOf: (fdi) => stages.targetOf(fdi),
      lower: stages.lowerAt(stage),
    });
  scene.setLook(look);
  scene.setPlan(sourceOf(plan), sourceOf(other), meshes);
  show(0);
  scene.drawnCanvas();
  return { scene, renderer, container, show };
}

test('scrubbing through all stages makes nothing new for the graphics card', () => {
  const { scene, renderer, show } = openScene();
  show(40);
  scene.drawnCanvas();
  const held = renderer.held.size;
  for (let stage = 0; stage <= 40; stage += 0.25) {
    show(stage);
    scene.drawnCanvas();
  }
  expect(renderer.held.size).toBe(held);
  scene.dispose();
});

test('a plan that is no longer shown takes its own with it', () => {
  const { scene, renderer } = openScene();
  const before = renderer.held.size;
  scene.setPlan(sourceOf({ ...plan, teeth: [], attachments: [] }), null, {
    bodies: new Map(),
    gum: { upper: null, lower: null },
  });
  expect(renderer.held.size).toBeLessThan(before - 28);
  scene.dispose();
});

test('fifty plans leave nothing behind: no buffers, no context, no listeners, no observers, no frames', () => {
  const listeners = countListeners();
  const frames = jest.spyOn(globalThis, 'requestAnimationFrame');
  const cancelled = jest.spyOn(globalThis, 'cancelAnimationFrame');
  for (let round = 0; round < 50; round++) {
    const { scene, renderer, container } = openScene();
    expect(renderer.held.size).toBeGreaterThan(30);
    scene.dispose();
    expect([renderer.held.size, renderer.disposed, renderer.contextLost]).toEqual([0, true, true]);
    expect(container.childElementCount).toBe(0);
  }
  listeners.stop();
  expect(listeners.open()).toBe(0);
  expect(observers.open).toBe(0);
  expect(cancelled.mock.calls.length).toBe(frames.mock.calls.length);
});
