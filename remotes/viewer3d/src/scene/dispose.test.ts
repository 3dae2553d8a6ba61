import { encodeDraco } from '@archway/mesh';
import type { WebGLRenderer } from 'three';
import { generatedArch } from '../frame/generated-arch.fixture.ts';
import { unplaced } from '../frame/placement.ts';
import type { DecodedModel } from '../loading/decoded-model.ts';
import { prepareModel } from '../loading/prepare-model.ts';
import { initialSection } from '../section/section.ts';
import { CountingRenderer, countListeners, countObservers } from './counting.fixture.ts';
import { ViewerScene } from './viewer-scene.ts';

let model: DecodedModel;
const observers = countObservers();

beforeAll(async () => {
  model = await prepareModel(await encodeDraco(generatedArch('lower')), '1.drc', 1);
});

function openAndLeave(): CountingRenderer {
  const renderer = new CountingRenderer();
  const container = document.createElement('div');
  const nothing = (): void => undefined;
  const events = { onFrame: nothing, onContext: nothing, onTurned: nothing };
  const scene = new ViewerScene(container, events, () => renderer as unknown as WebGLRenderer);
  const models = (['1', '2', '3'] as const).map((modelId) => ({ modelId, jaw: 'lower' as const, model, ghost: false }));
  scene.setModels(models, () => unplaced);
  scene.setSection({ ...initialSection, on: true });
  scene.drawnCanvas();
  expect(renderer.held.size).toBeGreaterThan(8);
  // A model that goes while the scene stays takes its own with it.
  const before = renderer.held.size;
  scene.setModels(models.slice(1), () => unplaced);
  expect(renderer.held.size).toBeLessThan(before);
  scene.dispose();
  expect(container.childElementCount).toBe(0);
  return renderer;
}

test('fifty scenes leave nothing behind: no buffers, no context, no listeners, no observers, no frames', () => {
  const listeners = countListeners();
  const frames = jest.spyOn(globalThis, 'requestAnimationFrame');
  const cancelled = jest.spyOn(globalThis, 'cancelAnimationFrame');
  for (let round = 0; round < 50; round++) {
    const renderer = openAndLeave();
    expect([renderer.held.size, renderer.disposed, renderer.contextLost]).toEqual([0, true, true]);
  }
  listeners.stop();
  expect(listeners.open()).toBe(0);
  expect(observers.open).toBe(0);
  expect(cancelled.mock.calls.length).toBe(frames.mock.calls.length);
});
