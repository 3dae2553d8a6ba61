import type { Page } from '@playwright/test';

/** What a page has of the browser. */
export interface Held {
  contexts: number;
  buffers: number;
  textures: number;
  programs: number;
  workers: number;
  listeners: number;
}

/** Counts from the outside what the page takes from the browser and gives back; for `addInitScript`. */
export function countWhatIsHeld(): void {
  const held: Held = { contexts: 0, buffers: 0, textures: 0, programs: 0, workers: 0, listeners: 0 };
  Object.assign(window, { held });
  const contexts: WeakRef<WebGL2RenderingContext>[] = [];
  const living = {
    buffers: new Map<object, WeakRef<WebGL2RenderingContext>>(),
    textures: new Map<object, WeakRef<WebGL2RenderingContext>>(),
    programs: new Map<object, WeakRef<WebGL2RenderingContext>>(),
  };
  const prototype = WebGL2RenderingContext.prototype as unknown as Record<string, (...input: unknown[]) => unknown>;
  const isAlive = (each: WeakRef<WebGL2RenderingContext>): boolean => each.deref()?.isContextLost() === false;
  const watch = (kind: keyof typeof living, name: string): void => {
    const [create, remove] = [prototype[`create${name}`]!, prototype[`delete${name}`]!];
    prototype[`create${name}`] = function (...input) {
      const made = create.apply(this, input);
      const context = new WeakRef(this as unknown as WebGL2RenderingContext);
      living[kind].set(made as object, context);
      if (!contexts.some((each) => each.deref() === context.deref())) contexts.push(context);
      return made;
    };
    prototype[`delete${name}`] = function (...input) {
      living[kind].delete(input[0] as object);
      return remove.apply(this, input);
    };
  };
  watch('buffers', 'Buffer');
  watch('textures', 'Texture');
  watch('programs', 'Program');
  const [start, terminate] = [window.Worker, window.Worker.prototype.terminate];
  const workers = new Set<Worker>();
  window.Worker = class extends start {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      workers.add(this);
    }
    override terminate(): void {
      workers.delete(this);
      terminate.call(this);
    }
  };
  for (const target of [window, document]) {
    const listening = new Set<string>();
    const names = new Map<unknown, number>();
    const key = (type: string, fn: unknown, options: unknown): string => {
      if (!names.has(fn)) names.set(fn, names.size);
      const capture = typeof options === 'object' && options ? (options as { capture?: boolean }).capture : options;
      return `${type} ${names.get(fn)} ${Boolean(capture)}`;
    };
    const [add, remove] = [target.addEventListener.bind(target), target.removeEventListener.bind(target)];
    target.addEventListener = (type: string, fn: EventListener, options?: AddEventListenerOptions) => {
      const name = key(type, fn, options);
      if (!listening.has(name) && !options?.once) held.listeners += 1;
      listening.add(name);
      add(type, fn, options);
    };
    target.removeEventListener = (type: string, fn: EventListener, options?: EventListenerOptions) => {
      if (listening.delete(key(type, fn, options))) held.listeners -= 1;
      remove(type, fn, options);
    };
  }
  Object.assign(window, {
    heldNow: (): Held => {
      held.contexts = contexts.filter(isAlive).length;
      held.buffers = living.buffers.size;
      // The renderer has four tiny ones of its own in each context, which go with the context and not before.
      held.textures = [...living.textures.values()].filter(isAlive).length;
      held.programs = living.programs.size;
      held.workers = workers.size;
      return { ...held };
    },
  });
}

/** What it has now, of a page that counts. */
export const heldNow = (scene: Page): Promise<Held> =>
  scene.evaluate(() => (window as unknown as { heldNow: () => Held }).heldNow());
