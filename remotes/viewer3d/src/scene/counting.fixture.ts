import type { BufferGeometry, Material, Object3D } from 'three';

/** Counts what a renderer would hold on the card: geometries and materials it drew, until they say that they go. */
export class CountingRenderer {
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
export function countListeners(): { open: () => number; stop: () => void } {
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

/** As many size observers as were not disconnected; browsers of tests have none of their own. */
export function countObservers(): { open: number } {
  const observers = { open: 0 };
  globalThis.ResizeObserver = class {
    observe(): void {
      observers.open += 1;
    }
    unobserve(): void {}
    disconnect(): void {
      observers.open -= 1;
    }
  };
  return observers;
}
