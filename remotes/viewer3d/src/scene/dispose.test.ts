import { encodeDraco } from '@archway/mesh';
import type { Material, Object3D, BufferGeometry, WebGLRenderer } from 'three';
import { generatedArch } from '../frame/generated-arch.fixture.ts';
import { unplaced } from '../frame/placement.ts';
import type { DecodedModel } from '../loading/decoded-model.ts';
import { prepareModel } from '../loading/prepare-model.ts';
import { initialSection } from '../section/section.ts';
import { ViewerScene } from './viewer-scene.ts';

/** Counts what a renderer would hold on the card: geometries and materials it drew, until they say that they go. */
class CountingRenderer {
  localClippingEnabled = false;
  disposed = false;
  contextLost = false;
  readonly held = new Set<BufferGeometry | Material>();
  setClearColor(): void {}
  setPixelRatio(): void {}
  setSize(): void {}
  render(scene: Object3D): void {
    scene.traverse((each) => {
      const { geometry, material } = each as { geometry?: BufferGeometry; material?: Material };
      for (const resource of [geometry, material]) if (resource && !this.held.has(resource)) this.hold(resource);
    });
  }
  dispose(): void {
    this.disposed = true;
  }
  forceContextLoss(): void {
    this.contextLost = true;
  }
  private hold(resource: BufferGeometry | Material): void {
    this.held.add(resource);
    const target = resource as { addEventListener(type: 'dispose', listener: () => void): void };
    target.addEventListener('dispose', () => void this.held.delete(resource));
  }
}

/** Listeners that were added to windows, documents and elements and not taken away. */
function countListeners(): { open: () => number; stop: () => void } {
  const open = new Set<string>();
  const ids = new Map<unknown, number>();
  const idOf = (value: unknown): number => ids.get(value) ?? ids.set(value, ids.size).get(value)!;
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  const key = (target: unknown, type: unknown, fn: unknown): string => `${idOf(target)} ${String(type)} ${idOf(fn)}`;
  EventTarget.prototype.addEventListener = function (...input: Parameters<typeof add>) {
    open.add(key(this, input[0], input[1]));
    return add.apply(this, input);
  };
  EventTarget.prototype.removeEventListener = function (...input: Parameters<typeof remove>) {
    open.delete(key(this, input[0], input[1]));
    return remove.apply(this, input);
  };
  const stop = (): void =>
    void Object.assign(EventTarget.prototype, { addEventListener: add, removeEventListener: remove });
  return { open: () => open.size, stop };
}

let model: DecodedModel;
const observers = { open: 0 };

beforeAll(async () => {
  model = await prepareModel(await encodeDraco(generatedArch('lower')), '1.drc', 1);
  globalThis.ResizeObserver = class {
    observe(): void {
      observers.open += 1;
    }
    unobserve(): void {}
    disconnect(): void {
      observers.open -= 1;
    }
  };
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
