import type { Page } from '@playwright/test';
import { openScene, VIEWER } from '../../pages/scene.ts';
import { expect, test } from '../../support/test.ts';

/** 50 before a release; fewer in every run. */
const ROUNDS = Number(process.env['ARCHWAY_VIEWER_ROUNDS'] ?? 20);
const FIRST = 5;

interface Held {
  contexts: number;
  buffers: number;
  textures: number;
  programs: number;
  workers: number;
  listeners: number;
}

/** Counts from the outside what the page takes from the browser and gives back. */
function countWhatIsHeld(): void {
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

const heldNow = (scene: Page): Promise<Held> =>
  scene.evaluate(() => (window as unknown as { heldNow: () => Held }).heldNow());

async function heap(scene: Page): Promise<number> {
  const session = await scene.context().newCDPSession(scene);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = (await session.send('Runtime.getHeapUsage')) as { usedSize: number };
  await session.detach();
  return usedSize;
}

test(`${ROUNDS} times opened and left, the 3D page gives everything back`, async ({ openIn }) => {
  const page = await openIn('en-US', VIEWER);
  await page.context().addInitScript(countWhatIsHeld);
  const scene = await openScene(page, 'en-US');
  // What is held does not depend on the size of the picture, and a small one is drawn quickly.
  await scene.setViewportSize({ width: 640, height: 400 });
  const address = new URL(scene.url());
  // As the browser's buttons do: within the page, without loading it anew.
  const leave = async (): Promise<void> => {
    await scene.evaluate(() => {
      history.pushState(null, '', '/account');
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    await expect(scene.locator('canvas')).toHaveCount(0);
  };
  const enter = async (): Promise<void> => {
    await scene.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, address.pathname + address.search);
    await expect(scene.locator('canvas')).toHaveAttribute('data-ready', 'true');
  };
  const after: { held: Held; heap: number }[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    if (round % 10 === 1) {
      await scene.keyboard.press('x');
      await expect(scene.locator('canvas')).not.toHaveAttribute('data-section', '');
      await scene.keyboard.press('x');
    }
    await leave();
    if (round === FIRST || round === ROUNDS) after.push({ held: await heldNow(scene), heap: await heap(scene) });
    await enter();
  }
  await leave();
  const [early, late] = after as [(typeof after)[0], (typeof after)[0]];
  expect(late.held).toMatchObject({ contexts: 0, workers: early.held.workers });
  // What measures the page's vitals stops listening once they are certain.
  expect(late.held.listeners).toBeLessThanOrEqual(early.held.listeners);
  expect([late.held.buffers, late.held.textures, late.held.programs]).toEqual([0, 0, 0]);
  // What 45 rounds may leave, for as many as there were.
  expect(late.heap - early.heap).toBeLessThan((12_000_000 * (ROUNDS - FIRST)) / 45);
});
